export default function NewLetterRoute() {
  return null
}
