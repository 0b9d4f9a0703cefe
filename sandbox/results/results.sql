-- What each arm of each variant did: a row per variant and arm, from the events that pages sent.
--
-- This runs on SQLite, and uses nothing else than common table expressions, DISTINCT, COUNT, SUM, MIN, MAX and CASE.
-- For a warehouse, change two things: the name of the table in `events`, whose columns are the attributes of the log
-- records without `recarrega.`, and `shown`, to CASE WHEN shown THEN 1 ELSE 0 END, if it is a boolean there.
WITH

-- A page counts as slow from so many ms on. An answer with such an outcome was lost, or the call failed. "processing" is none of
-- them: it also ends each look at a payment that takes its ordinary time.
settings AS (SELECT 4000 AS slow_ms),

lost_outcomes AS (
  SELECT 'unreachable' AS outcome
  UNION ALL SELECT 'unanswered'
  UNION ALL SELECT 'unread'
  UNION ALL SELECT 'failed'
  UNION ALL SELECT 'unknown'
),

-- Without DISTINCT, records that were delivered twice would count twice.
events AS (
  SELECT DISTINCT at, name, variant, arm, visit, shown, step, modal, service, outcome, amount_class, problem, code, ms
  FROM event
  WHERE visit IS NOT NULL
),

exposures AS (
  SELECT variant, visit, arm, at, shown
  FROM events
  WHERE name = 'exposure' AND variant IS NOT NULL AND arm IS NOT NULL
),

exposed AS (
  SELECT variant, visit, MIN(at) AS since, MAX(shown) AS shown, COUNT(DISTINCT arm) AS arms
  FROM exposures
  GROUP BY variant, visit
),

-- The first exposure decides the arm of a visit.
visits AS (
  SELECT exposed.variant, exposed.visit, MIN(exposures.arm) AS arm,
    MIN(exposed.since) AS since, MIN(exposed.shown) AS shown, MIN(exposed.arms) AS arms
  FROM exposed
  JOIN exposures
    ON exposures.variant = exposed.variant AND exposures.visit = exposed.visit AND exposures.at = exposed.since
  GROUP BY exposed.variant, exposed.visit
),

-- Only what came after the exposure can be an effect of the arm. Each visit has at least its exposure here.
done AS (
  SELECT visits.variant, visits.visit,
    SUM(CASE WHEN events.name = 'conversion' THEN 1 ELSE 0 END) AS orders,
    SUM(CASE WHEN events.name = 'conversion' AND events.amount_class IS NOT NULL THEN events.amount_class ELSE 0 END) AS paid,
    MAX(CASE WHEN events.name = 'problem' THEN 1 ELSE 0 END) AS has_problem,
    MAX(CASE WHEN events.name = 'outcome' AND lost_outcomes.outcome IS NOT NULL THEN 1 ELSE 0 END) AS has_lost,
    SUM(CASE WHEN events.name = 'step' AND events.ms IS NOT NULL THEN 1 ELSE 0 END) AS steps,
    SUM(CASE WHEN events.name = 'step' AND events.ms >= settings.slow_ms THEN 1 ELSE 0 END) AS slow_steps
  FROM visits
  JOIN events ON events.visit = visits.visit AND events.at >= visits.since
  LEFT JOIN lost_outcomes ON lost_outcomes.outcome = events.outcome
  CROSS JOIN settings
  GROUP BY visits.variant, visits.visit
)

SELECT visits.variant AS variant, visits.arm AS arm,
  SUM(CASE WHEN visits.arms = 1 THEN 1 ELSE 0 END) AS exposures,
  SUM(CASE WHEN visits.arms = 1 AND visits.shown = 1 THEN 1 ELSE 0 END) AS shown,
  SUM(CASE WHEN visits.arms > 1 THEN 1 ELSE 0 END) AS crossed,
  SUM(CASE WHEN visits.arms = 1 THEN orders ELSE 0 END) AS orders,
  SUM(CASE WHEN visits.arms = 1 THEN orders * orders ELSE 0 END) AS order_squares,
  SUM(CASE WHEN visits.arms = 1 THEN paid ELSE 0 END) AS paid,
  SUM(CASE WHEN visits.arms = 1 THEN paid * paid ELSE 0 END) AS paid_squares,
  SUM(CASE WHEN visits.arms = 1 THEN has_problem ELSE 0 END) AS problem_visits,
  SUM(CASE WHEN visits.arms = 1 THEN has_lost ELSE 0 END) AS lost_visits,
  SUM(CASE WHEN visits.arms = 1 THEN steps ELSE 0 END) AS steps,
  SUM(CASE WHEN visits.arms = 1 THEN slow_steps ELSE 0 END) AS slow_steps
FROM visits
JOIN done ON done.variant = visits.variant AND done.visit = visits.visit
GROUP BY visits.variant, visits.arm
ORDER BY visits.variant, visits.arm
