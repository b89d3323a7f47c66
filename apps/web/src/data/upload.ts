import { uploadAvatar } from '@ziping/api-client/endpoints/upload';

import { mutationAtom } from './mutation.ts';

/** Uploads an avatar; the profile has to be saved with its URL. */
export const uploadAvatarMutationAtom = mutationAtom((file: File, { client }) => uploadAvatar(client, file));
