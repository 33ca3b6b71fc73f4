import { myDataTexts } from '../features/my-data/my-data.fr.ts'
import { MyDataPage } from '../features/my-data/my-data-page.tsx'

export const meta = () => [{ title: myDataTexts.metaTitle }]

export default function MyDataRoute() {
  return <MyDataPage />
}
