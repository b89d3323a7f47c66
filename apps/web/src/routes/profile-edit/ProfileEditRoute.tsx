import {
  ProfileEditScreen,
  type ProfileEditScreenProps,
  type ProfileEditState,
} from '@ziping/ui/screens/profile/ProfileEditScreen';
import { nicknameLimit, profileEditCopy } from '@ziping/ui/screens/profile/ProfileEditScreen.copy';
import { LoadingScreen } from '@ziping/ui/screens/system/LoadingScreen';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { attempt } from '../../shared/attempt.ts';
import { paths } from '../../shared/paths.ts';
import { firstFaults } from '../../shared/rules.ts';
import { useAfter } from '../../shared/useAfter.ts';
import { faultText } from '../../features/account/fault-text.ts';
import { useForm } from '../../shared/useForm.ts';
import { pictureFault } from '../../shared/pictures.ts';
import { formOf, profileBody } from '../../features/profile/profile.ts';
import { useCalls } from '../../features/profile/useCalls.ts';
import { useMember } from '../../features/profile/useMember.ts';
import { rememberUser, type User } from '../../session/session.ts';

const BirthPlace = lazy(() => import('../../features/birth-form/BirthPlace.tsx'));
const BirthDatePicker = lazy(() => import('../../features/birth-form/BirthDatePicker.tsx'));

const { messages } = profileEditCopy;

/** How long the success message stands before the page goes back, in milliseconds. */
const REDIRECT_AFTER = 2000;

const rules = {
  nickname: [[(name: string) => name.trim().length <= nicknameLimit, messages.nicknameLong]],
} as const;

/** Today in China, 'YYYY-MM-DD'. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());

function ProfileForm({ user }: { user: User }) {
  const { values, errors, change, passes } = useForm(formOf(user));
  const [state, setState] = useState<ProfileEditState>({ kind: 'idle' });
  const [avatar, setAvatar] = useState<ProfileEditScreenProps['avatar']>({ kind: 'idle' });
  const [picker, setPicker] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const navigate = useNavigate();
  const calls = useCalls();
  useAfter(state.kind === 'success' ? REDIRECT_AFTER : null, () => void navigate(paths.profile));

  async function pickAvatar(file: File) {
    const wrong = pictureFault(file, /^image\//);
    if (wrong) {
      setAvatar({ kind: 'failed', message: wrong === 'type' ? messages.avatarType : messages.avatarSize });
      return;
    }
    setAvatar({ kind: 'uploading', progress: null });
    const outcome = await attempt('', async () => (await calls()).putUpAvatar(file));
    if ('fault' in outcome) {
      setAvatar({
        kind: 'failed',
        message: faultText(outcome.fault, messages.avatarFailed, messages.avatarFailedRetry),
      });
    } else if (outcome.data?.url) {
      change({ avatar: outcome.data.url });
      setAvatar({ kind: 'idle' });
    } else setAvatar({ kind: 'failed', message: messages.avatarFailed });
  }

  async function submit() {
    if (state.kind === 'busy' || state.kind === 'success' || !passes(firstFaults(values, rules))) return;
    setState({ kind: 'busy' });
    const outcome = await attempt('', async () => (await calls()).saveProfile(profileBody(values)));
    if ('fault' in outcome) {
      setState({ kind: 'failed', message: faultText(outcome.fault, messages.failed, messages.network) });
      return;
    }
    rememberUser({ ...user, ...outcome.data });
    setState({ kind: 'success' });
  }

  return (
    <ProfileEditScreen
      state={state}
      values={values}
      errors={errors}
      avatar={avatar}
      place={
        <Suspense>
          <BirthPlace required={false} values={values.birth_place_values} onChange={change} />
        </Suspense>
      }
      datePicker={
        picker !== 'untouched' && (
          <Suspense>
            <BirthDatePicker
              open={picker === 'open'}
              value={values.birth_date}
              today={today()}
              onSelect={({ date }) => {
                change({ birth_date: date });
                setPicker('closed');
              }}
              onClose={() => setPicker('closed')}
            />
          </Suspense>
        )
      }
      onOpenDatePicker={() => setPicker('open')}
      onPickAvatar={({ file }) => void pickAvatar(file)}
      onChange={change}
      onSubmit={() => void submit()}
    />
  );
}

/** /profile/edit: the member's own particulars. */
export default function ProfileEditRoute() {
  const user = useMember();
  if (!user) return <LoadingScreen />;
  return <ProfileForm key={user.id} user={user} />;
}
