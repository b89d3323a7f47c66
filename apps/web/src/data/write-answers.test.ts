// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ApiError } from '@ziping/api-client/envelope';
import { record } from '@ziping/mocks/fixtures/records';
import { createStore, entries } from 'idb-keyval';
import { act } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { startSessionAtom } from '../session/session.ts';
import type { Store } from '../shared/store.ts';
import { changed, type Json, otherType, placesIn } from '../testing/answers.ts';
import { granted, member as stored, renderInStore, tokens } from '../testing/page.tsx';
import { apiAtom } from './api.ts';
import { createAppStore } from './app-store.ts';
import { useBindPhone, useLogin, useRegister, useWechatLogin } from './auth.ts';
import { useCreateReportOrder } from './payments.ts';
import { useNoteRecord, useUpdateRecord } from './record.ts';
import { useImportRecords, useMoveRecords, useRestoreRecords } from './record-mutations.ts';
import { useUploadAvatar } from './upload.ts';
import { useChangePhone, useUpdateUserInfo, userOptions } from './user.ts';
import { useExportUserData } from './user-export.ts';
import { stubRequest } from '../testing/stubs.ts';

const member = { ...stored, email: 'qinghe@example.com' };

/** What the service answers. */
let answer: unknown;
let store: Store;

/** Sends a write as a page does. */
function send<Variables, Data>(
  useWrite: () => { mutateAsync: (variables: Variables) => Promise<Data> },
  variables: Variables,
): Promise<Data> {
  const { result } = renderInStore(store, useWrite);
  return act(() => result.current.mutateAsync(variables));
}

beforeAll(() => {
  stubRequest();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(granted(answer))));
});

beforeEach(() => {
  localStorage.clear();
  store = createAppStore();
  store.set(startSessionAtom, { tokens, user: member });
  store.get(apiAtom).queryClient.setDefaultOptions({ queries: { retry: false } });
});

const PROFILE = ['nickname', 'name', 'avatar', 'gender', 'birth_time', 'birth_place'];
const NULLABLE = ['phone', 'email'];
const RECORD_ADDED = ['birth_place_label', 'leap_month', 'conventions'];
const inUser = (field: string, names: readonly string[]) => names.map((name) => `${field}.${name}`);
const { id: _id, birth_time_solar: _solar, created_at: _created, ...body } = record;
const launch = { payment_url: 'x', prepay_id: 'x', form_html: 'x', code_url: 'x' };
const code = { phone: '13800138000', verify_code: '123456' };

interface Kind {
  kind: string;
  answer: unknown;
  send: () => Promise<unknown>;
  /** Fields that may be missing, and those that may be null. */
  optional?: readonly string[];
  nullable?: readonly string[];
  /** The documents show no answer: it may be null. */
  undocumented?: true;
}

const kinds: Kind[] = [
  {
    kind: 'a login',
    answer: { ...tokens, user_info: member },
    send: () => send(useLogin, { phone: code.phone, password: 'a-password' }),
    optional: inUser('user_info', PROFILE),
    nullable: inUser('user_info', NULLABLE),
  },
  {
    kind: 'a registration',
    answer: { ...tokens, user_info: member },
    send: () => send(useRegister, { ...code, password: 'a-password' }),
    optional: inUser('user_info', PROFILE),
    nullable: inUser('user_info', NULLABLE),
  },
  {
    kind: 'a login with WeChat',
    answer: { ...tokens, user: member, need_bind_phone: true, openid: 'o_1' },
    send: () => send(useWechatLogin, { code: 'c1' }),
    optional: ['openid', ...inUser('user', PROFILE)],
    nullable: inUser('user', NULLABLE),
  },
  {
    kind: 'the binding of a phone',
    answer: { ...tokens, user: member },
    send: () => send(useBindPhone, code),
    optional: inUser('user', PROFILE),
    nullable: inUser('user', NULLABLE),
  },
  {
    kind: 'a changed profile',
    answer: member,
    send: () => send(useUpdateUserInfo, { nickname: '清和' }),
    // The answer is merged into the user.
    optional: Object.keys(member),
    nullable: NULLABLE,
  },
  {
    kind: 'a changed phone',
    answer: member,
    send: () =>
      send(useChangePhone, {
        userId: member.id,
        old_verify_code: '123456',
        new_phone: '13900139000',
        new_verify_code: '123456',
      }),
    // The answer is merged into the user.
    optional: Object.keys(member),
    nullable: NULLABLE,
    undocumented: true,
  },
  {
    kind: 'the user',
    answer: member,
    send: () => {
      const api = store.get(apiAtom);
      return api.queryClient.fetchQuery({ ...userOptions(api), staleTime: 0 });
    },
    optional: PROFILE,
    nullable: NULLABLE,
  },
  {
    kind: 'an uploaded avatar',
    answer: { url: '/uploads/avatars/a.webp' },
    send: () => send(useUploadAvatar, new File(['a'], 'a.png')),
  },
  {
    kind: 'the data of the member',
    answer: { exported_at: '2026-11-20T08:00:00Z', user: member, records: [record], feedbacks: [] },
    send: () => send(useExportUserData, undefined),
    optional: [...inUser('user', PROFILE), ...inUser('records.0', RECORD_ADDED)],
    nullable: inUser('user', NULLABLE),
  },
  {
    kind: 'a payment that was started',
    answer: { payment_required: true, order_id: 'o_1', payment: { order_no: 'ZP1', ...launch } },
    send: () =>
      send(useCreateReportOrder, {
        record_id: record.id,
        report_type_code: 'career',
        ...{ payment_channel: 'wechat', client_type: 'pc' },
      }),
    optional: Object.keys(launch).map((name) => `payment.${name}`),
  },
  {
    kind: 'a changed record',
    answer: record,
    send: () => send(useUpdateRecord, { id: record.id, body }),
    optional: RECORD_ADDED,
  },
  {
    kind: 'a record with a note',
    answer: record,
    send: () => send(useNoteRecord, { id: record.id, note: '初稿' }),
    optional: RECORD_ADDED,
  },
  {
    kind: 'a move',
    answer: { moved: 1, missing: ['r_9'], former: [{ category: 'self', record_ids: ['r_1'] }] },
    send: () => send(useMoveRecords, { ids: ['r_1', 'r_9'], category: 'friend' }),
  },
  {
    kind: 'a restoration',
    answer: { restored: 1 },
    send: () => send(useRestoreRecords, ['r_1']),
  },
  {
    kind: 'an import',
    answer: { imported: 1, faults: [{ row: 3, field: 'name', message: '请输入姓名' }] },
    send: () => send(useImportRecords, { format: 'json', content: '[]' }),
  },
];

describe.each(kinds)('the answer about $kind', (kind) => {
  const { answer: given, send, optional = [], nullable = [], undocumented = false } = kind;
  const whole = given as Json;

  /** Whether an answer is read; any other must fail as a call does, and leave the device as it is. */
  async function accepts(data: Json): Promise<boolean> {
    const before = { ...localStorage };
    answer = data;
    try {
      await send();
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(ApiError);
      expect({ ...localStorage }).toEqual(before);
      return false;
    }
  }

  it('is refused with a field missing, null or of another type', async () => {
    expect(await accepts(whole)).toBe(true);
    const readWithout = [];
    const readWithNull = [];
    const readRetyped = [];
    for (const place of placesIn(whole)) {
      const name = place.join('.');
      if (typeof place.at(-1) === 'string' && (await accepts(changed(whole, place, () => undefined))))
        readWithout.push(name);
      if (await accepts(changed(whole, place, () => null))) readWithNull.push(name);
      if (await accepts(changed(whole, place, otherType))) readRetyped.push(name);
    }
    expect(await accepts(null)).toBe(undocumented);
    for (const data of [7, '无']) expect(await accepts(data)).toBe(false);
    expect(readRetyped).toEqual([]);
    expect(readWithout.sort()).toEqual([...optional].sort());
    // Of a field that may be missing, null counts as missing.
    expect(readWithNull.sort()).toEqual([...new Set([...nullable, ...optional])].sort());
    expect(await entries(createStore('ziping', 'seen'))).toEqual([]);
  });
});
