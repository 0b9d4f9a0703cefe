import { useState } from 'react'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { Skeleton } from '../../design-system/components/Skeleton/Skeleton.tsx'
import { Spinner } from '../../design-system/components/Spinner/Spinner.tsx'
import { scale } from '../../design-system/tokens/scale.ts'
import { Code, Page, Section, Table } from '../pages/Page.tsx'
import * as css from '../pages/page.css.ts'
import { dot, play, stillness, track } from './motion.css.ts'
import { tokensOf } from './tokens.ts'
import { UsedBy } from './UsedBy.tsx'

type Name = keyof typeof scale.motion

const uses: Readonly<Record<Name, string>> = {
  quick: 'A change of colour under a pointer or a tap.',
  calm: 'A part that appears or moves a little, such as a thumb or a snackbar.',
  slow: 'A sheet that comes up over the step.',
  draw: 'A tick that is drawn when a payment is made.',
  turn: 'One turn of the spinner.',
  breath: 'One breath of a placeholder.',
  ease: 'How every movement starts fast and comes to rest.',
  rise: 'How far a sheet comes from below.',
}

const { ease, rise } = scale.motion

function Sample({ name, value, isAway }: { name: Name; value: string; isAway: boolean }) {
  if (name === 'turn') return <Spinner size="large" />
  if (name === 'breath') return <Skeleton shape="line" />
  const [distance, duration] =
    name === 'rise' ? [rise, scale.motion.slow] : ['160px', name === 'ease' ? '600ms' : value]
  return (
    <span className={track}>
      <span
        className={dot}
        style={{ transition: `transform ${duration} ${ease}`, transform: `translateX(${isAway ? distance : '0px'})` }}
      />
    </span>
  )
}

const isName = (name: string): name is Name => name in uses

/**
 * Shows durations and easings in motion. Under reduced motion they stand still, by the same rule as the product's
 * animations.
 */
export function MotionPage() {
  const [isAway, setAway] = useState(false)
  return (
    <Page
      title="Motion"
      lead="Motion is short and says where something came from. Nothing moves for its own sake, and nobody waits for it."
    >
      <Section
        title="Durations and easing"
        text="Whoever asks their device for less motion gets none: every duration becomes zero, here as in the product."
      >
        <p className={stillness}>This device asks for reduced motion, so nothing on this page moves.</p>
        <div className={play}>
          <Button tone="outline" width="hug" icon="repeat" onClick={() => setAway(!isAway)}>
            Play
          </Button>
        </div>
        <Table
          label="Durations and easing"
          head={['Token', 'Value', 'For', 'Sample', 'Used by']}
          rows={tokensOf(scale.motion, 'motion').map(({ name, value }) => {
            const short = name.replace('motion.', '')
            return {
              key: name,
              token: name,
              cells: [
                <Code key="name">{name}</Code>,
                value,
                isName(short) ? uses[short] : '',
                isName(short) ? <Sample key="sample" name={short} value={value} isAway={isAway} /> : null,
                <UsedBy key="users" token={name} />,
              ],
            }
          })}
        />
      </Section>
      <Section title="Rules">
        <ul className={css.bullets}>
          <li>A screen follows a tap at once; motion never holds back what the customer asked for.</li>
          <li>Only what changes moves. Content that arrives late replaces a placeholder of its own size.</li>
          <li>No sign is motion alone: beside a spinner there is a text, and a state has its colour and its words.</li>
        </ul>
      </Section>
    </Page>
  )
}
