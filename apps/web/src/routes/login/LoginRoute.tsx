import { login } from '@ziping/api-client/endpoints/auth';
import { messageOf } from '@ziping/api-client/envelope';
import { LoginScreen, type LoginState, type LoginValues } from '@ziping/ui/screens/account/LoginScreen';
import { loginCopy } from '@ziping/ui/screens/account/LoginScreen.copy';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import * as v from 'valibot';

import { api } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { atom, useAtom, useAtomValue } from '../../app/store.ts';
import { useOrigin } from '../../features/account/origin.ts';
import { fieldErrors, phoneField } from '../../features/account/validation.ts';
import { sessionAtom, signIn } from '../../state/session/session.ts';

const { messages } = loginCopy;
const schema = v.object({
  phone: phoneField(messages),
  password: v.pipe(v.string(), v.nonEmpty(messages.required)),
});
const blank: LoginValues = { phone: '', password: '' };
const valuesAtom = atom(blank);

/** /login: signs in and leads back to where the visitor came from. */
export default function LoginRoute() {
  const [values, setValues] = useAtom(valuesAtom);
  const [errors, setErrors] = useState<Partial<LoginValues>>({});
  const [state, setState] = useState<LoginState>({ kind: 'idle' });
  const session = useAtomValue(sessionAtom);
  const origin = useOrigin();
  const navigate = useNavigate();

  if (session.status === 'member' && state.kind !== 'busy') {
    return (
      <Navigate to={session.needBindPhone ? paths.bindPhone : origin.path} state={origin.state} replace />
    );
  }

  async function submit() {
    if (state.kind === 'busy') return;
    const found = fieldErrors(schema, values);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setState({ kind: 'busy' });
    try {
      const { user_info, ...tokens } = await login(api, values);
      signIn(tokens, user_info);
      setValues(blank);
      void navigate(origin.path, { state: origin.state, replace: true });
    } catch (error) {
      setState({ kind: 'failed', message: messageOf(error, messages.failed) });
    }
  }

  return (
    <LoginScreen
      state={state}
      values={values}
      errors={errors}
      wechat={false}
      onChange={(change) => {
        setValues({ ...values, ...change });
        setErrors({});
      }}
      onSubmit={() => void submit()}
      onWechatLogin={() => undefined}
      registerHref={paths.register + origin.search}
    />
  );
}
