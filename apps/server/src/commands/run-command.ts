/** Runs a command of the operator: prints its lines, or how it is used, or one sentence about a fault. */
export async function runCommand(
  usage: string,
  command: (args: string[], write: (line: string) => void) => Promise<boolean>,
): Promise<void> {
  // npm runs a script in the folder of its package; files and the data folder are named from where npm was started.
  process.chdir(process.env['INIT_CWD'] ?? '.');
  try {
    const done = await command(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
    if (done) return;
    process.stderr.write(`用法：npm run ${usage}\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
  }
  process.exitCode = 1;
}
