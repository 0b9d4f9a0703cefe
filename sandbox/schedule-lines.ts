/** Numbers for which every schedule is refused, each with the code of the refusal. */
export const scheduleLines: readonly { readonly msisdn: string; readonly code: number; readonly does: string }[] = [
  { msisdn: '11900000600', code: 600, does: 'a schedule for it fails: the expiry of its credit is not known (600)' },
  { msisdn: '11900000601', code: 601, does: 'a schedule for it fails: its expiry task is not created (601)' },
  { msisdn: '11900000602', code: 602, does: 'a schedule for it fails: its expiry task is not started (602)' },
  { msisdn: '11900000603', code: 603, does: 'a schedule for it fails: no text for its notification (603)' },
  { msisdn: '11900000604', code: 604, does: 'a schedule for it fails: its notification task is not created (604)' },
  { msisdn: '11900000605', code: 605, does: 'a schedule for it fails: its notification task is not started (605)' },
  { msisdn: '11900000606', code: 606, does: 'a schedule for it fails: its notification is not sent (606)' },
]
