/** Differs with the contract: answers that a device keeps from before a change of it are not used. */
declare module 'virtual:contract-print' {
  export const data: string
}
