import { type ReactNode, useId } from 'react'
import { hidden } from '../../tokens/hidden.css.ts'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage.tsx'
import { Heading } from '../Heading/Heading.tsx'
import {
  card,
  content as contentStyle,
  detail,
  footer as footerStyle,
  group as groupStyle,
  groups as groupsStyle,
  legend as legendStyle,
  mark,
  name as nameStyle,
  radio,
  row,
  wash,
  words,
} from './ChoiceList.css.ts'
import { type RadioGroup, radioProps } from './radio-props.ts'
import { wholeDigits } from './whole-digits.tsx'

export interface ChoiceOption {
  value: string
  label: string
  detail?: string | undefined
  media?: ReactNode
  disabled?: boolean | undefined
}

/** Options that belong together. They are in a card of their own, under their title. */
export interface ChoiceGroup {
  title: string
  options: readonly ChoiceOption[]
  /** Fields that the chosen option opens in the group's card, such as those of a new card. */
  content?: ReactNode
  /** Content under the options in the same card, usually a RowAction. */
  footer?: ReactNode
}

export interface ChoiceListProps extends RadioGroup, Partial<Omit<ChoiceGroup, 'title'>> {
  legend: string
  legendHidden?: boolean | undefined
  error?: string | undefined
  /** Replaces `options`, `content` and `footer`: each group has its own. */
  groups?: readonly ChoiceGroup[] | undefined
}

/** A choice of one row in a list. Renders a `<fieldset>` with native radio buttons, in groups if there are any. */
export function ChoiceList(props: ChoiceListProps) {
  const { legend, legendHidden = false, name, value, onChange, error, inputProps } = props
  const { options = [], content, footer, groups } = props
  const fieldId = useId()
  const shared = { radios: { name, value, onChange, inputProps }, fieldId, error }
  return (
    <fieldset aria-describedby={describedBy({ fieldId, error })} data-invalid={error ? '' : undefined}>
      <legend className={legendHidden ? hidden : legendStyle}>{legend}</legend>
      {groups === undefined ? (
        <Card {...shared} options={options} content={content} footer={footer} />
      ) : (
        <div className={groupsStyle}>
          {groups.map(group => (
            <TitledCard key={group.title} {...shared} {...group} />
          ))}
        </div>
      )}
      <FieldMessage fieldId={fieldId} error={error} />
    </fieldset>
  )
}

interface CardProps extends Omit<ChoiceGroup, 'title'> {
  radios: RadioGroup
  fieldId: string
  error: string | undefined
}

function TitledCard({ title, ...card }: CardProps & { title: string }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the list is one `<fieldset>`, whose legend is the question.
    <div role="group" aria-labelledby={id} className={groupStyle}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Card {...card} />
    </div>
  )
}

function Card({ radios, fieldId, error, options, content, footer }: CardProps) {
  return (
    <div className={card} data-invalid={error ? '' : undefined}>
      {options.map(option => (
        <label key={option.value} className={row} data-disabled={option.disabled ? '' : undefined}>
          <input
            {...radioProps(radios, option.value)}
            className={radio}
            disabled={option.disabled}
            aria-describedby={option.detail ? `${fieldId}-${option.value}` : undefined}
          />
          <span className={wash} />
          {option.media ? <span className={mark}>{option.media}</span> : null}
          <span className={words}>
            <span className={nameStyle}>{wholeDigits(option.label)}</span>
            {option.detail ? (
              <span id={`${fieldId}-${option.value}`} className={detail}>
                {option.detail}
              </span>
            ) : null}
          </span>
        </label>
      ))}
      {content ? <div className={contentStyle}>{content}</div> : null}
      {footer ? <div className={footerStyle}>{footer}</div> : null}
    </div>
  )
}
