import { uploadAvatar } from '@ziping/api-client/endpoints/upload';

import { uploadSchema } from './account-answers.ts';
import { mutationAtom } from './mutation.ts';
import { readAnswer } from './read-answer.ts';

/** Uploads an avatar; the profile has to be saved with its URL. */
export const uploadAvatarMutationAtom = mutationAtom(async (file: File, { client }) =>
  readAnswer(uploadSchema, await uploadAvatar(client, file)),
);
