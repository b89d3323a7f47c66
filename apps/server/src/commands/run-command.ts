import { readFileSync } from 'node:fs';

/**
 * Runs a command of the operator: prints its lines, or how it is used, or one sentence about a fault.
 *
 * @param command answers false where it is not used as it should be
 */
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
    const isUsage = String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
    process.stderr.write(isUsage ? `用法：npm run ${usage}\n` : `${(error as Error).message}\n`);
  }
  process.exitCode = 1;
}

/** The bytes of a file that the operator names. @throws Error that says which file cannot be read */
export function readNamedFile(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new Error(code === 'ENOENT' ? `找不到文件 ${file}` : `无法读取文件 ${file}（${code}）`, { cause });
  }
}
