import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { users } from '../db/schema/accounts.ts';
import { familyMembers, subscriptions } from '../db/schema/membership.ts';
import { createHarness, type Harness, PASSWORD, SLOW } from '../testing/harness.ts';

let service: Harness;
let phone = 13_400_000_000;
const BOUGHT = '2026-11-20T04:00:00Z';
const ENDED = '2027-11-21T04:00:00Z';

beforeAll(async () => {
  service = await createHarness();
}, SLOW);
afterAll(() => service.close());

interface Person {
  id: string;
  phone: string;
  token: string;
}

const signUp = async (): Promise<Person> => {
  phone += 1;
  return { ...(await service.signUp(String(phone))), phone: String(phone) };
};

/** Logs in again, because a token lives for less than a plan. */
const renew = async (person: Person) => {
  const { data } = await service.call('POST', '/api/auth/login', { phone: person.phone, password: PASSWORD });
  person.token = data.access_token;
};

const call = (method: string, path: string, { token }: Person, body?: unknown) =>
  service.call(method, path, body, { token });
const read = async (person: Person) => (await call('GET', '/api/v1/membership/family', person)).data;
const invite = (person: Person) => call('POST', '/api/v1/membership/family/invitation', person);
const join = (person: Person, code: string) =>
  call('POST', '/api/v1/membership/family/join', person, { code });
const remove = (person: Person, id: string) =>
  call('DELETE', `/api/v1/membership/family/members/${id}`, person);
const codeOf = async (person: Person): Promise<string> => (await invite(person)).data.invitation.code;
const membershipOf = async (person: Person) => (await call('GET', '/api/v1/membership/current', person)).data;
const chatOf = async (person: Person) =>
  (await call('GET', '/api/benefits/dashboard', person)).data.chat_status.remaining_count;

/** Buys a plan at the local cashier. */
async function buy(person: Person, product_id = 'family_year') {
  const order = { product_id, product_type: 'membership', quantity: 1 };
  const { order_id } = (await call('POST', '/api/orders', person, order)).data;
  const way = { payment_channel: 'wechat', client_type: 'pc' };
  const { payment } = (await call('POST', `/api/orders/${order_id}/pay`, person, way)).data;
  await service.cashier.finish(payment.order_no, 'paid');
  await call('GET', `/api/orders/${order_id}/payment-status`, person);
}

let owner: Person;
beforeEach(async () => {
  service.clock.set(BOUGHT);
  owner = await signUp();
});

describe('a plan with seats', () => {
  it('gives the rights of the plan to who joins by the invitation', async () => {
    await buy(owner);
    const member = await signUp();
    expect(await chatOf(member)).toBe(3);
    expect(await join(member, await codeOf(owner))).toMatchObject({
      message: '已加入家庭共享',
      data: { role: 'member', plan_name: '家庭共享', max_members: 5, invitation: null },
    });
    expect(await chatOf(member)).toBe(-1);
    expect(await membershipOf(member)).toEqual(await membershipOf(owner));
    expect((await call('GET', '/api/v1/membership/subscriptions', member)).data).toEqual([]);
  });

  it('shows the owner all members, and a member the owner and himself', async () => {
    await buy(owner);
    const code = await codeOf(owner);
    const [first, second] = [await signUp(), await signUp()];
    await join(first, code);
    service.clock.advance(1);
    await join(second, code);
    const rename = (id: string, nickname: string) =>
      service.db.update(users).set({ nickname }).where(eq(users.id, id));
    await rename(second.id, '婉清');
    // Accounts from before a nickname was given at the registration.
    for (const { id } of [owner, first]) await rename(id, '');
    const masked = (person: Person) => `${person.phone.slice(0, 3)}****${person.phone.slice(-4)}`;
    expect((await read(owner)).members).toEqual([
      { id: owner.id, name: masked(owner), is_owner: true, is_self: true, joined_at: null },
      {
        id: first.id,
        name: masked(first),
        is_owner: false,
        is_self: false,
        joined_at: '2026-11-20T04:00:00.000Z',
      },
      {
        id: second.id,
        name: '婉清',
        is_owner: false,
        is_self: false,
        joined_at: '2026-11-20T04:00:01.000Z',
      },
    ]);
    expect((await read(second)).members).toMatchObject([
      { id: owner.id, is_self: false },
      { id: second.id, is_self: true },
    ]);
  });

  it('admits four beside the owner, also when more join at once', async () => {
    await buy(owner);
    const code = await codeOf(owner);
    const people = [];
    for (let count = 0; count < 6; count += 1) people.push(await signUp());
    const answers = await Promise.all(people.map((person) => join(person, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ message }) => message === '家庭成员已满')).toHaveLength(2);
    expect((await read(owner)).members).toHaveLength(5);
    expect(await invite(owner)).toMatchObject({ status: 409, message: '家庭成员已满' });
  });

  it('is shared no longer when it ends, and again with the same members when it is bought again', async () => {
    await buy(owner);
    const member = await signUp();
    await join(member, await codeOf(owner));
    service.clock.set(ENDED);
    await renew(owner);
    await renew(member);
    expect(await chatOf(member)).toBe(3);
    expect(await membershipOf(member)).toMatchObject({ has_active_subscription: false });
    expect(await read(member)).toMatchObject({ role: 'none', max_members: 0, members: [] });
    expect(await read(owner)).toMatchObject({ role: 'none' });
    expect(await invite(owner)).toMatchObject({ status: 409, message: '您没有生效中的家庭共享套餐' });
    await buy(owner);
    expect(await chatOf(member)).toBe(-1);
    expect((await read(owner)).members).toHaveLength(2);
  });

  it('is shared until it ends where it is cancelled', async () => {
    await buy(owner);
    const member = await signUp();
    await join(member, await codeOf(owner));
    const [own] = (await call('GET', '/api/v1/membership/subscriptions', owner)).data;
    await call('POST', `/api/v1/membership/subscriptions/${own.id}/cancel`, owner);
    expect(await chatOf(member)).toBe(-1);
  });

  it('ends for a member with the plans that are shared, whatever else the owner has bought', async () => {
    await buy(owner);
    const member = await signUp();
    await join(member, await codeOf(owner));
    await buy(owner, 'personal_year');
    const end = { expire_date: '2027-11-20T04:00:00.000Z' };
    expect(await membershipOf(owner)).toMatchObject({ expire_date: '2028-11-20T04:00:00.000Z' });
    expect(await membershipOf(member)).toMatchObject({ ...end, days_left: 365 });
    for (const person of [owner, member]) expect(await read(person)).toMatchObject(end);
  });

  it('ends later for all where it was bought again', async () => {
    await buy(owner);
    const member = await signUp();
    await join(member, await codeOf(owner));
    await buy(owner);
    for (const person of [owner, member]) {
      const end = { expire_date: '2028-11-20T04:00:00.000Z' };
      expect(await membershipOf(person)).toMatchObject(end);
      expect(await read(person)).toMatchObject(end);
    }
  });

  it('does not hide the own plan of a member', async () => {
    await buy(owner);
    const member = await signUp();
    await buy(member, 'personal_month');
    await join(member, await codeOf(owner));
    expect(await membershipOf(member)).toMatchObject({ plan_name: '月度会员' });
  });
});

describe('an invitation', () => {
  it('needs a plan with seats', async () => {
    expect(await invite(owner)).toMatchObject({ status: 409, message: '您没有生效中的家庭共享套餐' });
    await buy(owner, 'personal_year');
    expect(await invite(owner)).toMatchObject({ status: 409 });
    expect(await read(owner)).toMatchObject({ role: 'none' });
  });

  it('is valid for seven days, and replaces the earlier one', async () => {
    await buy(owner);
    const earlier = await codeOf(owner);
    const { data } = await invite(owner);
    expect(data.invitation.expires_at).toBe('2026-11-27T04:00:00.000Z');
    expect((await read(owner)).invitation).toEqual(data.invitation);
    const member = await signUp();
    expect(await join(member, earlier)).toMatchObject({ status: 404, message: '邀请码无效或已过期' });
    service.clock.set('2026-11-27T04:00:00Z');
    await renew(owner);
    await renew(member);
    expect(await join(member, data.invitation.code)).toMatchObject({ status: 404 });
    expect((await read(owner)).invitation).toBeNull();
  });

  it('is not valid without the plan', async () => {
    await buy(owner);
    const code = await codeOf(owner);
    await service.db
      .update(subscriptions)
      .set({ expires_at: new Date('2026-11-20T03:00:00Z') })
      .where(eq(subscriptions.user_id, owner.id));
    expect(await join(await signUp(), code)).toMatchObject({ status: 404, message: '邀请码无效或已过期' });
  });

  it('is read in small letters and between spaces', async () => {
    await buy(owner);
    const code = await codeOf(owner);
    expect(await join(await signUp(), ` ${code.toLowerCase()} `)).toMatchObject({ status: 200 });
  });

  it('is refused when it is empty', async () => {
    expect(await join(owner, '')).toMatchObject({ status: 400, message: '请输入邀请码' });
  });

  it('is refused to the owner, another owner and the member of another family; a member stays', async () => {
    await buy(owner);
    const code = await codeOf(owner);
    expect(await join(owner, code)).toMatchObject({ status: 409, message: '这是您自己的邀请码' });
    const other = await signUp();
    await buy(other);
    expect(await join(other, code)).toMatchObject({ status: 409, message: '您已有家庭共享套餐' });
    const member = await signUp();
    await join(member, await codeOf(other));
    expect(await join(member, code)).toMatchObject({ status: 409, message: '您已加入另一个家庭' });
    expect(await join(member, await codeOf(other))).toMatchObject({ status: 200 });
    expect((await read(other)).members).toHaveLength(2);
  });

  it('admits the member of a family whose plan has ended', async () => {
    await buy(owner);
    const member = await signUp();
    await join(member, await codeOf(owner));
    service.clock.set(ENDED);
    const other = await signUp();
    await buy(other);
    await renew(member);
    expect(await join(member, await codeOf(other))).toMatchObject({ status: 200 });
    expect((await read(member)).members[0].id).toBe(other.id);
  });
});

describe('leaving', () => {
  it('is done by the owner or by the member himself, and ends the rights', async () => {
    await buy(owner);
    const code = await codeOf(owner);
    const [first, second] = [await signUp(), await signUp()];
    await join(first, code);
    await join(second, code);
    expect(await remove(first, second.id)).toMatchObject({ status: 404, message: '没有这位成员' });
    expect(await remove(owner, first.id)).toMatchObject({ message: '已移出家庭' });
    expect(await remove(owner, first.id)).toMatchObject({ status: 404 });
    expect(await chatOf(first)).toBe(3);
    expect(await remove(second, second.id)).toMatchObject({ message: '已退出家庭', data: { role: 'none' } });
    expect(await chatOf(second)).toBe(3);
    expect((await read(owner)).members).toHaveLength(1);
    expect(await remove(owner, owner.id)).toMatchObject({ status: 404 });
  });

  it('by the owner’s wish lasts: the invitation gets another code, valid as long', async () => {
    await buy(owner);
    const { code, expires_at } = (await invite(owner)).data.invitation;
    const [removed, left] = [await signUp(), await signUp()];
    await join(removed, code);
    await join(left, code);
    await remove(left, left.id);
    expect((await read(owner)).invitation).toEqual({ code, expires_at });
    service.clock.advance(60);
    const { invitation } = (await remove(owner, removed.id)).data;
    expect(invitation).toEqual({ code: expect.not.stringMatching(code), expires_at });
    expect(await join(removed, code)).toMatchObject({ status: 404, message: '邀请码无效或已过期' });
    expect(await join(left, invitation.code)).toMatchObject({ status: 200 });
  });

  it('happens with the account of a member or of the owner', async () => {
    await buy(owner);
    const [first, second] = [await signUp(), await signUp()];
    const code = await codeOf(owner);
    await join(first, code);
    await join(second, code);
    await service.db.delete(users).where(eq(users.id, first.id));
    expect((await read(owner)).members).toHaveLength(2);
    await service.db.delete(users).where(eq(users.id, owner.id));
    expect(await service.db.select().from(familyMembers).where(eq(familyMembers.user_id, second.id))).toEqual(
      [],
    );
    expect(await chatOf(second)).toBe(3);
  });
});
