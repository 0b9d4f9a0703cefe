import { type KeyboardEvent, useEffect, useState } from 'react'
import { BankLogo } from '../../../design-system/components/BankLogo/BankLogo.tsx'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { ChoiceList } from '../../../design-system/components/ChoiceList/ChoiceList.tsx'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { TextField } from '../../../design-system/components/TextField/TextField.tsx'
import { type Organization, organizations } from '../../../runtime/payment/banks.ts'
import { foldAccents } from '../../../runtime/rules/fold-accents.ts'
import { allowedAddress } from '../../kit/allowed-address.ts'
import { useApp, useFact, useSend } from '../../kit/app-context.ts'
import { report } from '../../kit/report.ts'
import { useChoiceField } from '../../kit/use-choice-field.ts'
import { useRead } from '../../kit/use-read.ts'
import { useWrite } from '../../kit/use-write.ts'
import { useWords } from '../../kit/words.ts'
import { list, nothing } from './BankListBlock.css.ts'
import type { BankListProps, bankListSpec } from './schema.ts'

export function BankListBlock(props: BankListProps) {
  const { page } = useApp()
  const write = useWrite<typeof bankListSpec>()
  const words = useWords()
  const send = useSend()
  const read = useRead(organizations)
  const [wanted, setWanted] = useState('')
  const chosen = useFact('pisp.organization')
  const banks = read.kind === 'ready' ? read.data : []
  const isFailed = read.kind === 'failed' || (read.kind === 'ready' && banks.length === 0)
  const isOffered = banks.some(({ id }) => id === chosen)
  const { error } = useChoiceField(props.fact, 'bank', isOffered)
  useEffect(() => {
    // The customer cannot solve this problem, so the app reports it to the team.
    if (isFailed) report('banks-unread', organizations.name)
    write({ 'pisp.banksUnread': isFailed ? true : undefined })
  }, [isFailed, write])
  if (isFailed) {
    return (
      <>
        <Notice tone="info" icon="bank">
          {props.failed}
        </Notice>
        <Button tone="primary" onClick={() => send(props.failedEvent)}>
          {props.failedLabel}
        </Button>
      </>
    )
  }
  const isLoading = read.kind === 'loading'
  const found = banks.filter(bank => bank.id === chosen || isNamed(bank, wanted))
  const choose = (id: string): void => {
    const bank = banks.find(one => one.id === id)
    write({
      'pisp.organization': bank?.id,
      'pisp.authorizationServer': bank?.authorization_server_id,
      'pisp.bank': bank?.name,
    })
  }
  return (
    <div className={list}>
      <TextField
        type="search"
        autoComplete="off"
        label={props.search}
        value={wanted}
        onChange={event => setWanted(event.target.value)}
        onKeyDown={keepEnter}
      />
      {isLoading ? <Skeleton shape="list" label={words.loading} /> : null}
      {found.length === 0 ? null : (
        <ChoiceList
          legend={props.legend}
          legendHidden
          name={props.fact}
          options={found.map(({ id, name, logo_uri }) => ({
            value: id,
            label: name,
            media: <BankLogo src={allowedAddress(logo_uri ?? '', page.origin, __LOGO_ORIGINS__)} />,
          }))}
          value={isOffered ? chosen : ''}
          onChange={choose}
          error={error}
        />
      )}
      <p role="status" className={nothing}>
        {found.length === 0 && !isLoading ? props.noneFound : ''}
      </p>
    </div>
  )
}

/** Returns whether a word of the bank's name starts with the typed text. Accents are ignored. */
function isNamed({ name }: Organization, wanted: string): boolean {
  const plain = (text: string): string => foldAccents(text).toLowerCase().trim()
  return ` ${plain(name)}`.includes(` ${plain(wanted)}`)
}

/** Prevents the Enter key in the search field from submitting the step. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
