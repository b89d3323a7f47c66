import type { RateLimiter } from '../domain/limits/rate-limiter.ts';
import type { Batches } from '../domain/professional/batch.ts';
import { success } from '../http/answers.ts';
import type { Calls } from '../http/calls.ts';

export function mountBatch(
  calls: Calls,
  { batches, limiter }: { batches: Batches; limiter: RateLimiter },
): void {
  calls.authenticated('startBatch', async ({ account, body }) => {
    await limiter.consume('batchPerUser', account.userId);
    const result = await batches.start(account, body);
    return success(result, result.started > 0 ? '报告开始生成' : '没有需要生成的报告');
  });
}
