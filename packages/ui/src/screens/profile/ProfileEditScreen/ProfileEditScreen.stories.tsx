import type { Meta, StoryObj } from '@storybook/react-vite';
import { locations } from '@ziping/mocks/fixtures/locations';
import { expect, fn } from 'storybook/test';
import { regionCopy } from '../../../patterns/RegionField/RegionField.copy.ts';
import { RegionField, type RegionFieldProps } from '../../../patterns/RegionField/RegionField.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { profileEditCopy as copy } from './ProfileEditScreen.copy.ts';
import { ProfileEditScreen, type ProfileEditValues } from './ProfileEditScreen.tsx';

const { messages } = copy;

const filled: ProfileEditValues = {
  avatar: '',
  nickname: '清和',
  gender: 'male',
  birth_date: '1990-06-15',
  hour: 10,
  minute: 30,
  hour_mode: 'plain',
  abroad: false,
  use_true_solar_time: false,
  birth_place_values: [],
  birth_place_labels: [],
};

const placed: ProfileEditValues = {
  ...filled,
  use_true_solar_time: true,
  birth_place_values: ['510000', '510100', '510104'],
  birth_place_labels: ['四川省', '成都市', '锦江区'],
};

const place = (props: Partial<RegionFieldProps> = {}) => (
  <RegionField
    required={false}
    regions={{ kind: 'ready', nodes: locations }}
    values={placed.birth_place_values}
    onChange={fn()}
    onRetry={fn()}
    {...props}
  />
);

const meta = {
  title: '页面/个人/编辑资料',
  component: ProfileEditScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'idle' },
    values: filled,
    errors: {},
    avatar: { kind: 'idle' },
    onOpenDatePicker: fn(),
    onPickAvatar: fn(),
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ProfileEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewAccount: Story = {
  args: { values: { ...filled, nickname: '', birth_date: '', hour: 12, minute: 0 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText(copy.birthDate));
    await expect(args.onOpenDatePicker).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1990年6月15日')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('时'), '23');
    await expect(args.onChange).toHaveBeenCalledWith({ hour: 23 });
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const DoubleHours: Story = { args: { values: { ...filled, hour_mode: 'traditional' } } };

export const TrueSolarTime: Story = { args: { values: placed, place: place() } };

export const PlaceNotChosen: Story = {
  args: { values: { ...filled, use_true_solar_time: true }, place: place({ values: [] }) },
};

export const RegionsLoading: Story = {
  args: { values: placed, place: place({ regions: { kind: 'loading' } }) },
};

export const RegionsFailed: Story = {
  args: {
    values: placed,
    place: place({ regions: { kind: 'failed', message: regionCopy.messages.failed('网络错误') } }),
  },
};

export const RegionsCached: Story = {
  args: {
    values: placed,
    place: place({ regions: { kind: 'cached', nodes: locations, message: regionCopy.messages.cached } }),
  },
};

export const DatePickerOpen: Story = {
  args: {
    datePicker: (
      <Dialog open title={copy.birthDate} onClose={fn()}>
        {copy.birthDatePlaceholder}
      </Dialog>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
};

export const AvatarPicked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const file = new File(['png'], '头像.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(copy.avatarPick), file);
    await expect(args.onPickAvatar).toHaveBeenCalledWith({ file });
  },
};

export const AvatarUploading: Story = { args: { avatar: { kind: 'uploading', progress: null } } };

export const AvatarUploadingWithProgress: Story = {
  args: { avatar: { kind: 'uploading', progress: 0.62 } },
};

export const AvatarNotAnImage: Story = {
  args: { avatar: { kind: 'failed', message: messages.avatarType } },
};

export const AvatarTooLarge: Story = {
  args: { avatar: { kind: 'failed', message: messages.avatarSize } },
};

export const AvatarFailed: Story = {
  args: { avatar: { kind: 'failed', message: messages.avatarFailed } },
};

export const AvatarFailedRetry: Story = {
  args: { avatar: { kind: 'failed', message: messages.avatarFailedRetry } },
};

export const AvatarBroken: Story = { args: { values: { ...filled, avatar: '/no-such-picture.png' } } };

export const NicknameTooLong: Story = { args: { errors: { nickname: messages.nicknameLong } } };

export const NicknameHidden: Story = { args: { errors: { nickname: messages.nicknameHidden } } };

export const Busy: Story = {
  args: { state: { kind: 'busy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: copy.submitBusy })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Success: Story = {
  args: { state: { kind: 'success' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(copy.done);
  },
};

export const Failed: Story = { args: { state: { kind: 'failed', message: messages.failed } } };

export const NetworkFailed: Story = { args: { state: { kind: 'failed', message: messages.network } } };
