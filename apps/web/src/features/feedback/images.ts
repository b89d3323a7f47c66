import type { FeedbackImage } from '@ziping/ui/screens/info/FeedbackScreen';
import { feedbackCopy } from '@ziping/ui/screens/info/FeedbackScreen.copy';

import { findImageProblem, readImageAsDataUrl } from '../../shared/images.ts';
import { shrinkImage } from '../../shared/shrink-image.ts';

const { messages } = feedbackCopy;

/** Types that a file may claim; its first bytes decide. */
const ACCEPTED = /^image\/(jpeg|png)$/;

let lastId = 0;

/** Unique among the images of this document. `crypto.randomUUID` is missing in older web views and without https. */
const newId = () => String((lastId += 1));

async function readImage(file: File): Promise<FeedbackImage | null> {
  const url = await readImageAsDataUrl(await shrinkImage(file)).catch(() => null);
  return url === null ? null : { id: newId(), name: file.name, url };
}

/**
 * Reads the files that can be sent.
 * @param room how many more images fit
 * @returns the images, and the message for the first file that was left out
 */
export async function readImages(
  files: readonly File[],
  room: number,
): Promise<{ images: FeedbackImage[]; error?: string }> {
  const problems = files.map((file) => findImageProblem(file, ACCEPTED));
  const accepted = files.filter((_, at) => problems[at] === null);
  const read = await Promise.all(accepted.slice(0, room).map(readImage));
  const images = read.filter((image) => image !== null);

  const problem = problems.find((one) => one !== null);
  if (problem) return { images, error: problem === 'size' ? messages.imageSize : messages.imageType };
  if (accepted.length > room) return { images, error: messages.imageCount };
  if (images.length < read.length) return { images, error: messages.imageType };
  return { images };
}
