import { openAdminConnection } from './admin-connection.ts'
import { loadEnvironment, runCommand } from './environment.ts'

/** Operators’ commands, on the database of a running Lettrine, or the one that it will use. */
await runCommand(async () => {
  const admin = await openAdminConnection(loadEnvironment())
  try {
    console.log(await admin.run(...process.argv.slice(2)))
  } finally {
    await admin.close()
  }
})
