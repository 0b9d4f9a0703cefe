import type { Pass } from './pass.ts'
import { checkAbouts } from './passes/abouts.ts'
import { checkAgreeingEvents } from './passes/agreeing-events.ts'
import { checkAlternatives } from './passes/alternatives.ts'
import { checkAnswers } from './passes/answers.ts'
import { checkBacks } from './passes/backs.ts'
import { checkBranches } from './passes/branches.ts'
import { checkChoices } from './passes/choices.ts'
import { checkConfidential } from './passes/confidential.ts'
import { checkControls } from './passes/controls.ts'
import { checkCopy } from './passes/copy.ts'
import { checkCrossed } from './passes/crossed.ts'
import { checkEndings } from './passes/endings.ts'
import { checkEnds } from './passes/ends.ts'
import { checkEvents, checkMenu } from './passes/events.ts'
import { checkRules } from './passes/fields.ts'
import { checkFinals } from './passes/finals.ts'
import { checkGaps } from './passes/gaps.ts'
import { checkGuardNames } from './passes/guard-names.ts'
import { checkGuards, checkUnused } from './passes/guards.ts'
import { checkGuardedNeeds, checkUseOfNeeds } from './passes/idle-needs.ts'
import { checkIds } from './passes/ids.ts'
import { checkLabelTitles } from './passes/label-titles.ts'
import { checkCrossedLabels, checkLabelWords } from './passes/label-words.ts'
import { checkLayout } from './passes/layout.ts'
import { checkLoops } from './passes/loops.ts'
import { checkNames } from './passes/names.ts'
import { checkNeeds } from './passes/needs.ts'
import { checkOddBranches } from './passes/odd-branches.ts'
import { checkBeginnings, checkPaths } from './passes/paths.ts'
import { checkReach } from './passes/reach.ts'
import { checkSaidClaims } from './passes/said-claims.ts'
import { checkStays } from './passes/stays.ts'
import { checkThresholds } from './passes/thresholds.ts'
import { checkTitleWords } from './passes/title-words.ts'
import { checkTopics } from './passes/topics.ts'
import { checkTwins } from './passes/twins.ts'
import { checkWaits } from './passes/waits.ts'
import { checkCompleteLists, checkWayLists, checkWayNames, checkWayTargets } from './passes/way-names.ts'

/** These checks run even if another check has found an error in the flow. */
export const looks: readonly Pass[] = [
  checkIds,
  checkNames,
  checkConfidential,
  checkCopy,
  checkWayNames,
  checkLabelTitles,
  checkLayout,
  checkRules,
  checkGuards,
  checkBranches,
]
/**
 * Checks that compare the parts of a flow with each other. They do not run if the base flow has an error, because they
 * would report that error again.
 */
export const comparisons: readonly Pass[] = [checkPaths, checkEvents]
/**
 * Checks of the whole flow. After another error they would report false problems, so they run only on flows without
 * errors. Add deeper checks here.
 */
export const proofs: readonly Pass[] = [checkUnused, checkReach, checkNeeds, checkLoops]
/**
 * These checks compare the declared purpose of a part with what the flow does. For example, a waiting block is wrong on
 * a step that runs no service. They run only on flows without errors.
 */
export const intents: readonly Pass[] = [
  checkAnswers,
  checkBacks,
  checkFinals,
  checkUseOfNeeds,
  checkGuardedNeeds,
  checkGaps,
  checkTwins,
  checkControls,
  checkAgreeingEvents,
  checkChoices,
  checkWaits,
  checkEnds,
  checkThresholds,
  checkSaidClaims,
  checkStays,
  checkWayLists,
  checkWayTargets,
  checkCompleteLists,
  checkMenu,
]
/**
 * Checks that compare the names and words of parts that belong together. They can only guess what an author means, so
 * they run on flows in which nothing else was found.
 */
export const wordings: readonly Pass[] = [
  checkAbouts,
  checkGuardNames,
  checkCrossed,
  checkOddBranches,
  checkTitleWords,
  checkLabelWords,
  checkCrossedLabels,
  checkBeginnings,
  checkAlternatives,
  checkTopics,
  checkEndings,
]
