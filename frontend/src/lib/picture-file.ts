/**
 * What file dialogs offer: more than the server takes, because the page draws a chosen picture again. HEIC is missing on
 * purpose: an iPhone then hands over a JPEG.
 */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/** The longest side of a picture that is sent, px. The server keeps no more. */
export const LONGEST_SIDE = 1500;
/** A cut-out that is longer than 8:1 stays readable by its shorter side, px. */
const SHORTER_SIDE = 187;

/** What the server takes as it is. A larger file of a small picture has something else in it: a film, notes of the camera. */
const TAKEN = ['image/png', 'image/jpeg', 'image/webp'];
const MOST_BYTES = 3_000_000;

/** These may be transparent, or have sharp letters; all others are photographs. */
const SHARP = ['image/png', 'image/webp', 'image/gif', 'image/avif'];
const JPEG_QUALITY = 0.9;

/**
 * A chosen picture as it is sent: upright, without the camera's notes, and no larger than the server keeps it. A file that
 * the browser cannot read is sent as it is, and the server says what is wrong.
 */
export async function pictureToSend(file: Blob): Promise<Blob> {
  const picture = await pictureIn(file);
  if (!picture) return file;
  const scale = scaleOf(picture);
  const isSmall = scale === 1 && file.size <= MOST_BYTES && TAKEN.includes(file.type);
  const drawn = isSmall ? null : await drawnAgain(picture, scale, file.type);
  picture.close();
  return drawn ?? file;
}

/** Whether a file is in the format of iPhones, which most browsers cannot read. */
export async function isHeic(file: Blob): Promise<boolean> {
  return /^ftyp(he[iv][cmsx]|mif1|msf1)$/.test(await file.slice(4, 12).text());
}

async function pictureIn(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

function scaleOf({ width, height }: ImageBitmap): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return Math.min(1, Math.max(LONGEST_SIDE / long, SHORTER_SIDE / short));
}

/** Null when the browser refuses to draw it. */
async function drawnAgain(picture: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) =>
    canvas.toBlob(resolve, SHARP.includes(type) ? 'image/png' : 'image/jpeg', JPEG_QUALITY),
  );
}
