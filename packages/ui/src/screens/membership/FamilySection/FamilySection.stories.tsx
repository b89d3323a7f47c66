import { invitation, joinedFamily, noFamily, ownFamily, relative } from '@ziping/mocks/fixtures/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { familyCopy as copy } from './FamilySection.copy.ts';
import { FamilySection } from './FamilySection.tsx';

const meta = {
  title: '页面/会员/家庭',
  component: FamilySection,
  args: {
    family: { kind: 'loaded', data: noFamily },
    state: {},
    onRetry: fn(),
    onInvite: fn(),
    onSendInvitation: fn(),
    onEnterCode: fn(),
    onCodeChange: fn(),
    onJoin: fn(),
    onRemove: fn(),
    onConfirmRemoval: fn(),
    onCloseDialog: fn(),
  },
} satisfies Meta<typeof FamilySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.enterCode }));
    await expect(args.onEnterCode).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { family: { kind: 'loading' } } };

export const Failed: Story = {
  args: { family: { kind: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Owner: Story = {
  args: { family: { kind: 'loaded', data: ownFamily } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.removeOf('婉清') }));
    await expect(args.onRemove).toHaveBeenCalledWith({ member: relative });
    await userEvent.click(canvas.getByRole('button', { name: copy.invite }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};

export const Inviting: Story = { args: { ...Owner.args, state: { inviting: { step: 'busy' } } } };
export const InvitingFailed: Story = { args: { ...Owner.args, state: { inviting: { step: 'failed' } } } };
export const InvitingRefused: Story = {
  args: { ...Owner.args, state: { inviting: { step: 'failed', message: '您没有生效中的家庭共享套餐' } } },
};

export const Invitation: Story = {
  args: { family: { kind: 'loaded', data: { ...ownFamily, invitation } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(invitation.code)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.send }));
    await expect(args.onSendInvitation).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: copy.inviteAgain }));
    await expect(args.onInvite).toHaveBeenCalledOnce();
  },
};

export const InvitationCopied: Story = { args: { ...Invitation.args, state: { sent: 'copied' } } };
export const InvitationNotCopied: Story = { args: { ...Invitation.args, state: { sent: 'failed' } } };

export const Full: Story = {
  args: {
    family: {
      kind: 'loaded',
      data: {
        ...ownFamily,
        invitation,
        members: [
          ...ownFamily.members,
          ...['林清和', '138****8000', '一位昵称取得相当长的家人'].map((name, index) => ({
            ...relative,
            id: `u_${index}`,
            name,
          })),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.full)).toBeVisible();
    // Nobody else could use it.
    await expect(canvas.queryByText(invitation.code)).toBeNull();
  },
};

export const Member: Story = {
  args: { family: { kind: 'loaded', data: joinedFamily } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.leave }));
    await expect(args.onRemove).toHaveBeenCalledWith({ member: joinedFamily.members[1] });
  },
};

export const Joining: Story = {
  args: { state: { dialog: { kind: 'joining', code: invitation.code, step: 'editing' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.join }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

export const JoiningBusy: Story = {
  args: { state: { dialog: { kind: 'joining', code: invitation.code, step: 'busy' } } },
};

export const JoiningRefused: Story = {
  args: {
    state: { dialog: { kind: 'joining', code: 'K7MPW3XQ9', step: 'editing', error: '邀请码无效或已过期' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: copy.code })).toBeInvalid();
  },
};

export const Removing: Story = {
  args: { ...Owner.args, state: { dialog: { kind: 'removing', member: relative, step: 'asking' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.remove }));
    await expect(args.onConfirmRemoval).toHaveBeenCalledOnce();
  },
};

export const RemovingFailed: Story = {
  args: { ...Owner.args, state: { dialog: { kind: 'removing', member: relative, step: 'failed' } } },
};

const self = { ...relative, is_self: true };

export const Leaving: Story = {
  args: { ...Member.args, state: { dialog: { kind: 'removing', member: self, step: 'asking' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy.leaveText)).toBeInTheDocument();
  },
};

export const LeavingBusy: Story = {
  args: { ...Member.args, state: { dialog: { kind: 'removing', member: self, step: 'busy' } } },
};
