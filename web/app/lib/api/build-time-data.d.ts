/** The routes of the contract without their schemas; typed as the whole, whose types the calls need. */
declare module 'virtual:contract-routes' {
  export const data: typeof import('@lettrine/contract/contract').contract
}
