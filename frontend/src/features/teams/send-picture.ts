import { reportFault } from '../../lib/faults';
import { uploadImage, type UploadOutcome } from '../../lib/upload-image';
import { croppedPng, type CroppedImage } from '../../ui/form/image-crop';

/** Draws the kept part of a picture and uploads it. */
export async function sendPicture(picture: CroppedImage): Promise<UploadOutcome> {
  try {
    return await uploadImage(await croppedPng(picture));
  } catch (fault) {
    reportFault(fault);
    return { status: 'refused', messageKey: 'api.error.internal', params: [] };
  }
}
