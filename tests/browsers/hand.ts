/** The roles that the jobs look for. */
export type Role = 'button' | 'dialog' | 'heading' | 'img' | 'radio' | 'status' | 'textbox'

/** The hand and the eye of a customer, whichever engine shows the page. Every method waits for what it needs. */
export interface Hand {
  open(address: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  reload(): Promise<void>
  /** Clicks a visible control that is not disabled. */
  tap(role: Role, name: string | RegExp): Promise<void>
  type(label: string, text: string): Promise<void>
  press(key: 'Escape' | 'Enter' | 'Tab'): Promise<void>
  /** Resolves as soon as this is visible. A string is the whole name, except of a `status`, where it is a part. */
  sees(role: Role, name: string | RegExp): Promise<void>
  /** From here on, the hand is in the frame with this title, until it goes out again. */
  goInto(title: string): Promise<void>
  goOut(): Promise<void>
  /** Returns the value of a JavaScript expression in the page, or in the frame that the hand is in. */
  ask<T>(expression: string): Promise<T>
  /** Returns what the window shows, as PNG. */
  takePicture(): Promise<Buffer>
}
