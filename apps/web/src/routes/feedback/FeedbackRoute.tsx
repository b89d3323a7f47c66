import {
  FeedbackScreen,
  type FeedbackImage,
  type FeedbackState,
  type FeedbackValues,
} from '@ziping/ui/screens/info/FeedbackScreen';
import { feedbackCopy, feedbackLimits as limits } from '@ziping/ui/screens/info/FeedbackScreen.copy';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { attempt } from '../../shared/attempt.ts';
import { paths } from '../../shared/paths.ts';
import { firstFaults } from '../../shared/rules.ts';
import { useAfter } from '../../shared/useAfter.ts';
import { useForm } from '../../shared/useForm.ts';
import { filled } from '../../features/account/validation.ts';
import { photoUrl, pictureFault } from '../../shared/pictures.ts';
import { shrunk } from '../../shared/shrink.ts';
import { useCalls } from '../../features/profile/useCalls.ts';

const { messages } = feedbackCopy;

/** How long the thanks stand before the page goes back, in milliseconds. */
const BACK_AFTER = 3000;

/** Shortest content, in characters. */
const MIN_CONTENT = 10;

/** Types a picture may claim; what it is shows when it is read. */
const PHOTO = /^image\/(jpeg|png)$/;

const atMost = (count: number, message: string) => [(text: string) => text.length <= count, message] as const;
const rules = {
  content: [
    filled(messages.contentRequired),
    [(text: string) => text.length >= MIN_CONTENT, messages.contentShort],
    atMost(limits.content, messages.contentLong),
  ],
  contact: [atMost(limits.contact, messages.contactLong)],
} as const;
const blank: FeedbackValues = { type: 'bug', content: '', contact: '', images: [] };

/** /feedback: a word to the house. */
export default function FeedbackRoute() {
  const { values, errors, change, passes } = useForm(blank);
  const [state, setState] = useState<FeedbackState>({ kind: 'idle' });
  const navigate = useNavigate();
  const { key } = useLocation();
  const calls = useCalls();
  useAfter(
    state.kind === 'success' ? BACK_AFTER : null,
    () => void (key === 'default' ? navigate(paths.home) : navigate(-1)),
  );

  async function addImages(files: readonly File[]) {
    const room = limits.images - values.images.length;
    const fits = files.filter((file) => pictureFault(file, PHOTO) === null);
    const read = await Promise.all(
      fits.slice(0, room).map(async (file): Promise<FeedbackImage[]> => {
        const url = await photoUrl(await shrunk(file)).catch(() => null);
        return url === null ? [] : [{ id: crypto.randomUUID(), name: file.name, url }];
      }),
    );
    change({ images: [...values.images, ...read.flat()] });
    const refused = files.find((file) => !fits.includes(file));
    if (refused) {
      const tooLarge = pictureFault(refused, PHOTO) === 'size';
      passes({ images: tooLarge ? messages.imageSize : messages.imageType });
    } else if (fits.length > room) passes({ images: messages.imageCount });
    else if (read.some((one) => one.length === 0)) passes({ images: messages.imageType });
  }

  async function submit() {
    if (state.kind === 'busy') return;
    const said = { ...values, content: values.content.trim(), contact: values.contact.trim() };
    if (!passes(firstFaults(said, rules))) return;
    setState({ kind: 'busy' });
    const outcome = await attempt(messages.failed, async () =>
      (await calls()).sendFeedback({
        type: said.type ?? 'other',
        content: said.content,
        contact: said.contact,
        ...(said.images.length > 0 && { images: said.images.map(({ url }) => url) }),
      }),
    );
    setState('fault' in outcome ? { kind: 'failed', message: outcome.fault.message } : { kind: 'success' });
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
