// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { tokens, user } from '@ziping/mocks/fixtures/user';
import { exhaustedDashboard } from '@ziping/mocks/fixtures/benefits';
import { benefitHandlers } from '@ziping/mocks/handlers/benefits';
import { chatHandlers, scriptedReply } from '@ziping/mocks/handlers/chat';
import { chatThreadCopy as copy } from '@ziping/ui/screens/chat/ChatThread.copy';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { shortfallCopy } from '@ziping/ui/screens/membership/ShortfallDialog.copy';
import { beforeEach, describe, expect, it } from 'vitest';

import { endSessionAtom, startSessionAtom } from '../../session/session.ts';
import { loadRouteModule } from '../../shell/route-modules.ts';
import { routeFor } from '../../shell/routes.ts';
import { granted, open, pass, refused } from '../../testing/page.tsx';
import { stubDialogs, stubThread } from '../../testing/stubs.ts';

const ASK = 'POST /api/chat';
const CONSUME = 'POST /api/user/consume-benefit';
const QUESTION = '伤官是什么意思？';

beforeEach(() => {
  stubDialogs();
  stubThread();
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});

async function visit(
  { handlers = [...chatHandlers(), ...benefitHandlers()], ...options }: Parameters<typeof open>[2] = {},
  answers = {},
) {
  const page = await open('/ask', answers, { as: 'member', handlers, ...options });
  await pass(100);
  return page;
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>(copy.composer.label);
const thread = () => document.querySelector('section [role=list]')?.textContent ?? '';

async function settle() {
  for (let turn = 0; turn < 4; turn += 1) await pass(100);
}

async function send(text?: string) {
  if (text !== undefined) fireEvent.change(field(), { target: { value: text } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await settle();
}

describe('a member', () => {
  it('asks without a record, and one conversation is consumed under the id of the answer', async () => {
    const page = await visit({ handlers: [...chatHandlers(), ...benefitHandlers()] });
    await send(QUESTION);
    const [asked] = page.bodiesOf(ASK) as { message: string; reply_id: string }[];
    expect(asked).toMatchObject({ message: QUESTION });
    expect(page.bodiesOf(CONSUME)).toMatchObject([{ benefit_type: 'CHAT_COUNT', key: asked?.reply_id }]);
    expect(thread()).toContain('重情义');
    expect(page.sent.some(({ call }) => call.includes('/api/record/'))).toBe(false);
    expect(field().value).toBe('');
    expect(screen.getByRole('link', { name: copy.general.toChart }).getAttribute('href')).toBe('/fortune');
  });

  it('reads why an answer failed, and asks again under another id', async () => {
    let answer = refused(1702, 'AI命理师暂时无法回答');
    const page = await visit({ handlers: benefitHandlers() }, { [ASK]: () => answer });
    await send(QUESTION);
    expect(thread()).toContain('AI命理师暂时无法回答');
    answer = granted({ role: 'assistant', content: '伤官是十神之一。', reasoning_content: null });
    fireEvent.click(screen.getByRole('button', { name: copy.reload }));
    await settle();
    expect(thread()).toContain('伤官是十神之一。');
    const [first, second] = page.bodiesOf(ASK) as { reply_id: string; message_id: string }[];
    expect(second?.message_id).toBe(first?.message_id);
    expect(second?.reply_id).not.toBe(first?.reply_id);
  });

  it('keeps the question that the service refuses for lack of conversations', async () => {
    await visit({ handlers: benefitHandlers() }, { [ASK]: refused(1701, '智能对话权益不足') });
    await send(QUESTION);
    expect(field().value).toBe(QUESTION);
    expect(thread()).toBe('');
    expect(document.querySelector('dialog[open]')?.textContent).toContain(shortfallCopy.chatTitle);
  });

  it('sends a question also where no conversation is left, for the service to judge of its danger', async () => {
    const page = await visit({ handlers: [...chatHandlers(), ...benefitHandlers(exhaustedDashboard)] });
    expect(screen.getByRole('button', { name: copy.quotaMore })).toBeTruthy();
    await send('我不想活了');
    expect(page.bodiesOf(ASK)).toMatchObject([{ message: '我不想活了' }]);
  });

  it('stops an answer, whose connection then ends', async () => {
    const handlers = [...scriptedReply(['{"choices":[{"delta":{"content":"伤官"}}]}', '[DONE]'], 5_000)];
    await visit({ handlers: [...handlers, ...benefitHandlers()] });
    await send(QUESTION);
    fireEvent.click(screen.getByRole('button', { name: copy.composer.cancel }));
    await pass(100);
    expect(thread()).toContain(copy.cancelled);
    expect(screen.getByRole('button', { name: copy.composer.send })).toBeTruthy();
  });

  it('does not show the conversation to the next member', async () => {
    await loadRouteModule(routeFor('/'));
    let known = { ...user, id: 'u_first' };
    const page = await visit({ user: known }, { 'GET /api/user/info': () => granted(known) });
    await send(QUESTION);
    act(() => page.store.set(endSessionAtom, 'left'));
    await settle();
    expect(page.at()).toBe('/login');
    known = { ...user, id: 'u_other' };
    act(() => page.store.set(startSessionAtom, { tokens, user: known }));
    await settle();
    page.navigate('/ask');
    await settle();
    expect(field().value).toBe('');
    expect(thread()).toBe('');
  });
});

describe('a guest', () => {
  it('is led to the login, and finds the question in the field as a member, not sent', async () => {
    const page = await visit({ as: 'guest' });
    expect(screen.getByText(copy.general.guestNote)).toBeTruthy();
    await send(QUESTION);
    expect(page.at()).toBe('/login?redirect=%2Fask');
    expect(screen.getByText(loginCopy.messages.question)).toBeTruthy();
    act(() => page.store.set(startSessionAtom, { tokens, user }));
    await settle();
    expect(page.at()).toBe('/ask');
    expect(field().value).toBe(QUESTION);
    expect(page.bodiesOf(ASK)).toEqual([]);
    expect(sessionStorage.getItem('guestQuestion')).toBeNull();
    await send();
    expect(page.bodiesOf(ASK)).toMatchObject([{ message: QUESTION }]);
    expect(page.bodiesOf(ASK)).toHaveLength(1);
  });

  it('is led to the login by a preset question too', async () => {
    const page = await visit({ as: 'guest' });
    const main = within(screen.getByRole('main'));
    fireEvent.click(main.getByRole('button', { name: copy.general.presets[0] }));
    await pass(100);
    expect(page.at()).toBe('/login?redirect=%2Fask');
    expect(sessionStorage.getItem('guestQuestion')).toBe(copy.general.presets[0]);
  });

  it('asks the service for nothing', async () => {
    const page = await visit({ as: 'guest' });
    expect(page.sent).toEqual([]);
  });
});
