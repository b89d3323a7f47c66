import { type Config, ConfigError } from './config.ts';
import { type OpenDatabase, openEmbedded, openPostgres } from './db/open.ts';

/**
 * Opens the database of a deployment.
 *
 * @param create makes the embedded database where there is none
 * @throws ConfigError where it cannot be reached
 */
export async function openDatabase(config: Config, { create }: { create: boolean }): Promise<OpenDatabase> {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl).catch((cause: unknown) => {
        throw new ConfigError('无法使用 DATABASE_URL 指定的数据库，请检查地址、账号与权限', { cause });
      })
    : openEmbedded(config.dataFolder, { create });
}
