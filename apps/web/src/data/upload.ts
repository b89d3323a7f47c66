import { uploadAvatar } from '@ziping/api-client/endpoints/upload';

import { accountAnswer } from './checked-answer.ts';
import { mutationAtom } from './mutation.ts';

/** Uploads an avatar; the profile has to be saved with its URL. */
export const uploadAvatarMutationAtom = mutationAtom((file: File, { client }) =>
  accountAnswer(uploadAvatar(client, file), (read) => read.readUpload),
);
