import { isNetworkFailure, isRefused, messageOf } from '@ziping/api-client/envelope';
import {
  ProfileEditScreen,
  type ProfileEditScreenProps,
  type ProfileEditState,
} from '@ziping/ui/screens/profile/ProfileEditScreen';
import { nicknameLimit, profileEditCopy } from '@ziping/ui/screens/profile/ProfileEditScreen.copy';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { PlaceOfBirth } from '../../features/birth-form/PlaceOfBirth.ts';
import { useUploadAvatar } from '../../data/upload.ts';
import { useUpdateUserInfo } from '../../data/user.ts';
import { NO_PLACE } from '../../data/birth/form.ts';
import { profileBody, profileFormValues } from '../../features/profile/profile-form.ts';
import { UserPage } from '../../features/profile/UserPage.tsx';
import { updateUserAtom, type User } from '../../session/session.ts';
import { findImageProblem } from '../../shared/images.ts';
import { paths } from '@ziping/ui/paths';
import { lazyPart } from '../../shared/lazy.ts';
import { isPlainLine } from '../../shared/plain-text.ts';
import { todayInChina } from '../../shared/save-file.ts';
import { useSetAtom } from '../../shared/store.ts';
import { useForm } from '../../shared/useForm.ts';
import { useTimeout } from '../../shared/useTimeout.ts';

const BirthDatePicker = lazyPart(() => import('../../features/birth-form/BirthDatePicker.tsx'));

const { messages } = profileEditCopy;

/** How long the success message is shown, in milliseconds. */
const REDIRECT_AFTER = 2000;

const rules = {
  nickname: [
    [(name: string) => name.trim().length <= nicknameLimit, messages.nicknameLong],
    [isPlainLine, messages.nicknameHidden],
  ],
} as const;

function ProfileForm({ user }: { user: User }) {
  const { values, errors, change, validate } = useForm(profileFormValues(user));
  const [state, setState] = useState<ProfileEditState>({ kind: 'idle' });
  const [avatar, setAvatar] = useState<ProfileEditScreenProps['avatar']>({ kind: 'idle' });
  const [picker, setPicker] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const { mutateAsync: uploadAvatar } = useUploadAvatar();
  const { mutateAsync: updateUserInfo } = useUpdateUserInfo();
  const updateUser = useSetAtom(updateUserAtom);
  const navigate = useNavigate();
  useTimeout(state.kind === 'success' ? REDIRECT_AFTER : null, () => void navigate(paths.profile));

  async function pickAvatar(file: File) {
    const problem = findImageProblem(file, /^image\//);
    if (problem) {
      setAvatar({ kind: 'failed', message: problem === 'type' ? messages.avatarType : messages.avatarSize });
      return;
    }
    setAvatar({ kind: 'uploading', progress: null });
    try {
      const { url } = await uploadAvatar(file);
      change({ avatar: url });
      setAvatar({ kind: 'idle' });
    } catch (error) {
      const fallback = isRefused(error) ? messages.avatarFailed : messages.avatarFailedRetry;
      setAvatar({ kind: 'failed', message: messageOf(error, fallback) });
    }
  }

  async function submit() {
    if (state.kind === 'busy' || state.kind === 'success' || !validate(rules)) return;
    setState({ kind: 'busy' });
    try {
      const saved = await updateUserInfo(profileBody(values, user));
      updateUser({ ...user, ...saved });
      setState({ kind: 'success' });
    } catch (error) {
      const fallback = isNetworkFailure(error) ? messages.network : messages.failed;
      setState({ kind: 'failed', message: messageOf(error, fallback) });
    }
  }

  return (
    <ProfileEditScreen
      state={state}
      values={values}
      errors={errors}
      avatar={avatar}
      place={<PlaceOfBirth of={values} required={false} onChange={change} />}
      datePicker={
        picker !== 'untouched' && (
          <BirthDatePicker
            open={picker === 'open'}
            value={values.birth_date}
            today={todayInChina()}
            onSelect={({ date }) => {
              change({ birth_date: date });
              setPicker('closed');
            }}
            onClose={() => setPicker('closed')}
          />
        )
      }
      onOpenDatePicker={() => setPicker('open')}
      onPickAvatar={({ file }) => void pickAvatar(file)}
      onChange={(part) => change('abroad' in part ? { ...part, ...NO_PLACE } : part)}
      onSubmit={() => void submit()}
    />
  );
}

/** /profile/edit */
export default function ProfileEditRoute() {
  return <UserPage>{(user) => <ProfileForm key={user.id} user={user} />}</UserPage>;
}
