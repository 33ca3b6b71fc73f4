export default function EditLetterRoute() {
  return null
}
