import { apiKeys, newApiKey } from '@ziping/mocks/fixtures/professional';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { apiKeysCopy as copy } from './ApiKeysSection.copy.ts';
import { ApiKeysSection } from './ApiKeysSection.tsx';

const [unusedKey, usedKey] = apiKeys as [(typeof apiKeys)[0], (typeof apiKeys)[0]];
const { key, secret } = newApiKey;

const meta = {
  title: '页面/会员/API 接口',
  component: ApiKeysSection,
  args: {
    keys: { kind: 'loaded', data: apiKeys },
    dialog: null,
    onRetry: fn(),
    onAskName: fn(),
    onNameChange: fn(),
    onMake: fn(),
    onCopy: fn(),
    onRemove: fn(),
    onConfirmRemoval: fn(),
    onCloseDialog: fn(),
  },
} satisfies Meta<typeof ApiKeysSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy.unused)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.removeOf(usedKey.name) }));
    await expect(args.onRemove).toHaveBeenCalledWith({ apiKey: usedKey });
    await userEvent.click(canvas.getByRole('button', { name: copy.make }));
    await expect(args.onAskName).toHaveBeenCalledOnce();
  },
};

export const None: Story = {
  args: { keys: { kind: 'loaded', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.none, { exact: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: copy.make })).toBeEnabled();
  },
};

export const Loading: Story = { args: { keys: { kind: 'loading' } } };

export const Failed: Story = {
  args: { keys: { kind: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Full: Story = {
  args: {
    keys: {
      kind: 'loaded',
      data: [
        ...['公众号后台', '一个名称恰好取满了二十个字的客户管理系统', 'report-export'].map((name, index) => ({
          ...usedKey,
          id: `k_${index}`,
          name,
        })),
        ...apiKeys,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.full(5))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: copy.make })).toBeNull();
  },
};

export const Calls: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(copy.headerLine)).toBeVisible();
    await expect(canvas.getByText(copy.format)).not.toBeVisible();
    await userEvent.click(canvas.getByText(copy.callsTitle));
    for (const { text } of copy.calls) await expect(canvas.getByText(text)).toBeVisible();
  },
};

export const Making: Story = {
  args: { dialog: { kind: 'making', name: key.name, step: 'editing' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.makeNow }));
    await expect(args.onMake).toHaveBeenCalledOnce();
  },
};

export const MakingWithHiddenCharacters: Story = {
  args: { dialog: { kind: 'making', name: '网\u202E站', step: 'editing', error: copy.nameHidden } },
};

export const MakingWithoutName: Story = {
  args: { dialog: { kind: 'making', name: '', step: 'editing', error: copy.nameMissing } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: copy.name })).toBeInvalid();
  },
};

export const MakingBusy: Story = { args: { dialog: { kind: 'making', name: key.name, step: 'busy' } } };

export const MakingRefused: Story = {
  args: {
    dialog: { kind: 'making', name: key.name, step: 'editing', error: '最多5个密钥，请先删除不用的' },
  },
};

export const MakingFailed: Story = {
  args: { dialog: { kind: 'making', name: key.name, step: 'editing', error: copy.makeFailed } },
};

export const Made: Story = {
  args: {
    keys: { kind: 'loaded', data: [key, ...apiKeys] },
    dialog: { kind: 'made', name: key.name, secret },
  },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByText(secret)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCloseDialog).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: copy.copy }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: copy.close }));
    await expect(args.onCloseDialog).toHaveBeenCalledOnce();
  },
};

export const Copied: Story = {
  args: { ...Made.args, dialog: { kind: 'made', name: key.name, secret, copied: 'copied' } },
};

export const NotCopied: Story = {
  args: { ...Made.args, dialog: { kind: 'made', name: key.name, secret, copied: 'failed' } },
};

export const Removing: Story = {
  args: { dialog: { kind: 'removing', apiKey: unusedKey, step: 'asking' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.remove }));
    await expect(args.onConfirmRemoval).toHaveBeenCalledOnce();
  },
};

export const RemovingBusy: Story = {
  args: { dialog: { kind: 'removing', apiKey: unusedKey, step: 'busy' } },
};

export const RemovingFailed: Story = {
  args: { dialog: { kind: 'removing', apiKey: unusedKey, step: 'failed' } },
};
