import { messageOf } from '@ziping/api-client/envelope';
import {
  FeedbackScreen,
  type FeedbackState,
  type FeedbackValues,
} from '@ziping/ui/screens/info/FeedbackScreen';
import { feedbackCopy, feedbackLimits as limits } from '@ziping/ui/screens/info/FeedbackScreen.copy';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useCreateFeedback } from '../../data/feedback.ts';
import { required } from '../../features/account/validation.ts';
import { readImages } from '../../features/feedback/images.ts';
import { paths } from '@ziping/ui/paths';
import { isPlainLine, isPlainText } from '../../shared/plain-text.ts';
import { useForm } from '../../shared/useForm.ts';
import { useTimeout } from '../../shared/useTimeout.ts';

const { messages } = feedbackCopy;

/** How long the thanks are shown, in milliseconds. */
const BACK_AFTER = 3000;

/** Shortest content, in characters. */
const MIN_CONTENT = 10;

const atMost = (count: number, message: string) => [(text: string) => text.length <= count, message] as const;
const rules = {
  content: [
    required(messages.contentRequired),
    [(text: string) => text.length >= MIN_CONTENT, messages.contentShort],
    atMost(limits.content, messages.contentLong),
    [isPlainText, messages.contentHidden],
  ],
  contact: [atMost(limits.contact, messages.contactLong), [isPlainLine, messages.contactHidden]],
} as const;
const blank: FeedbackValues = { type: 'bug', content: '', contact: '', images: [] };

/** /feedback */
export default function FeedbackRoute() {
  const { values, errors, change, setErrors, validate } = useForm(blank);
  const [state, setState] = useState<FeedbackState>({ kind: 'idle' });
  const { mutateAsync: createFeedback } = useCreateFeedback();
  const navigate = useNavigate();
  const { key } = useLocation();
  useTimeout(
    state.kind === 'success' ? BACK_AFTER : null,
    () => void (key === 'default' ? navigate(paths.home) : navigate(-1)),
  );

  async function addImages(files: readonly File[]) {
    const { images, error } = await readImages(files, limits.images - values.images.length);
    change({ images: [...values.images, ...images] });
    if (error) setErrors({ images: error });
  }

  async function submit() {
    if (state.kind === 'busy') return;
    const trimmed = { ...values, content: values.content.trim(), contact: values.contact.trim() };
    if (!validate(rules, trimmed)) return;
    setState({ kind: 'busy' });
    const { type, content, contact, images } = trimmed;
    try {
      await createFeedback({
        type: type ?? 'other',
        content,
        contact,
        ...(images.length > 0 && { images: images.map(({ url }) => url) }),
      });
      setState({ kind: 'success' });
    } catch (error) {
      setState({ kind: 'failed', message: messageOf(error, messages.failed) });
    }
  }

  return (
    <FeedbackScreen
      state={state}
      values={values}
      errors={errors}
      onChange={change}
      onAddImages={({ files }) => void addImages(files)}
      onRemoveImage={({ id }) => change({ images: values.images.filter((image) => image.id !== id) })}
      onSubmit={() => void submit()}
    />
  );
}
