import { Outlet } from 'react-router'
import { SiteFooter } from '../features/site-layout/site-footer.tsx'
import { SiteHeader } from '../features/site-layout/site-header.tsx'

/** The bar and the foot of the public pages. */
export default function Site() {
  return (
    <>
      <SiteHeader />
      <Outlet />
      <SiteFooter />
    </>
  )
}
