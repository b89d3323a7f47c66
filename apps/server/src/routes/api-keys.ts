import type { ApiKeys } from '../domain/professional/api-keys.ts';
import { success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';

export function mountApiKeys(calls: Calls, apiKeys: ApiKeys): void {
  calls.authenticated('listApiKeys', async ({ account }) => success(await apiKeys.list(account.userId)));

  calls.authenticated('createApiKey', async ({ account, body }) =>
    success(await apiKeys.create(account.userId, body.name), '密钥已生成'),
  );

  calls.authenticated('deleteApiKey', async ({ account, path }) => {
    await apiKeys.remove(account.userId, path.id);
    return success(null, '密钥已删除');
  });
}
