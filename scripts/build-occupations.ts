// npm run build-occupations -- FOLDER: makes letter-craft/data/occupations from the CSV files of the ROME register.
import { buildOccupations } from '../letter-craft/training/build-occupations.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('The folder of the register’s CSV files is missing: npm run build-occupations -- FOLDER')
  process.exit(1)
}
buildOccupations(folder)
