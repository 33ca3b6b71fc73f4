import { Outlet } from 'react-router'
import { SiteFooter } from '../features/site-layout/site-footer.tsx'
import { SiteHeader } from '../features/site-layout/site-header.tsx'

/** Layout of the public pages: header and footer. */
export default function Site() {
  return (
    <>
      <SiteHeader />
      <Outlet />
      <SiteFooter />
    </>
  )
}
