import { register } from '@ziping/api-client/endpoints/auth';
import { messageOf } from '@ziping/api-client/envelope';
import {
  RegisterScreen,
  type RegisterState,
  type RegisterValues,
} from '@ziping/ui/screens/account/RegisterScreen';
import { registerCopy } from '@ziping/ui/screens/account/RegisterScreen.copy';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import * as v from 'valibot';

import { api } from '../../app/api.ts';
import { paths } from '../../app/paths.ts';
import { atom, useAtom, useAtomValue } from '../../app/store.ts';
import { useOrigin } from '../../features/account/origin.ts';
import { challengeAtom, useSmsChallenge } from '../../features/account/useSmsChallenge.ts';
import { codeField, fieldErrors, newPasswordField, phoneField } from '../../features/account/validation.ts';
import { sessionAtom, signIn } from '../../state/session/session.ts';

/** How long the success message stands before the page goes on, in milliseconds. */
const REDIRECT_AFTER = 1000;

const { messages } = registerCopy;
const schema = v.object({
  phone: phoneField(messages),
  verify_code: codeField(messages),
  password: newPasswordField(messages),
  confirm_password: v.pipe(v.string(), v.nonEmpty(messages.required)),
  accepted: v.literal(true, messages.terms),
});
const blank: RegisterValues = {
  phone: '',
  captcha: '',
  verify_code: '',
  password: '',
  confirm_password: '',
  accepted: false,
};
// Kept outside the page: whoever goes to read the terms finds the form as they left it.
const valuesAtom = atom(blank);
const registerChallenge = challengeAtom();

type Errors = Partial<Record<keyof RegisterValues, string>>;

function errorsOf(values: RegisterValues, requested: boolean): Errors {
  const errors: Errors = fieldErrors(schema, values as v.InferInput<typeof schema>);
  if (!requested) errors.verify_code = messages.codeNotRequested;
  if (!errors.confirm_password && values.confirm_password !== values.password) {
    errors.confirm_password = messages.mismatch;
  }
  return errors;
}

/** /register: makes an account and leads back to where the visitor came from. */
export default function RegisterRoute() {
  const [values, setValues] = useAtom(valuesAtom);
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<RegisterState>({ kind: 'idle' });
  const session = useAtomValue(sessionAtom);
  const origin = useOrigin();
  const navigate = useNavigate();
  const challenge = useSmsChallenge({
    state: registerChallenge,
    type: 'register',
    phone: values.phone,
    texts: messages,
  });

  const { path, state: originState } = origin;
  const returnState = originState?.from;
  useEffect(() => {
    if (state.kind !== 'redirecting') return;
    const timer = setTimeout(
      () => void navigate(path, { state: returnState ? { from: returnState } : null, replace: true }),
      REDIRECT_AFTER,
    );
    return () => clearTimeout(timer);
  }, [navigate, path, returnState, state.kind]);

  if (session.status === 'member' && state.kind !== 'redirecting' && state.kind !== 'busy') {
    return <Navigate to={origin.path} state={origin.state} replace />;
  }

  async function sendCode() {
    const fault = await challenge.send(values.captcha);
    setErrors(fault ? { [fault.field]: fault.message } : {});
    if (fault) setValues((now) => ({ ...now, captcha: '' }));
  }

  async function submit() {
    if (state.kind !== 'idle' && state.kind !== 'failed') return;
    const found = errorsOf(values, challenge.requested);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setState({ kind: 'busy' });
    try {
      const { phone, password, verify_code } = values;
      const { user_info, ...tokens } = await register(api, { phone, password, verify_code });
      signIn(tokens, user_info);
      setValues(blank);
      challenge.reset();
      setState({ kind: 'redirecting' });
    } catch (error) {
      setState({ kind: 'failed', message: messageOf(error, messages.failed) });
    }
  }

  return (
    <RegisterScreen
      state={state}
      values={values}
      errors={errors}
      captcha={challenge.captcha}
      send={challenge.sendState(values.captcha)}
      onChange={(change) => {
        setValues({ ...values, ...change });
        setErrors(({ ...rest }) => {
          for (const field of Object.keys(change) as (keyof RegisterValues)[]) delete rest[field];
          return rest;
        });
      }}
      onRefreshCaptcha={() => void challenge.fetchCaptcha()}
      onSendCode={() => void sendCode()}
      onSubmit={() => void submit()}
      loginHref={paths.login + origin.search}
    />
  );
}
