import { LONGEST_SIDE } from '../../lib/picture-file';

/** The uses of a picture. */
export type ImageShape = 'avatar' | 'logo' | 'banner' | 'news-thumbnail' | 'news-banner';

interface Frame {
  /** The size on the site in CSS px, also that of the crop frame. */
  width: number;
  height: number;
  isRound?: boolean;
}

export const FRAMES: Readonly<Record<ImageShape, Frame>> = {
  avatar: { width: 150, height: 150, isRound: true },
  logo: { width: 350, height: 350 },
  banner: { width: 1000, height: 200 },
  'news-thumbnail': { width: 1000, height: 700 },
  'news-banner': { width: 1000, height: 250 },
};

export const ZOOM = { min: 0.2, max: 4, step: 0.05 } as const;

/** Pixels of a high-resolution screen for one CSS pixel. */
const DENSITY = 2;

/** A part of a picture, in the picture's own px. It may reach beyond the picture's edges. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture's position behind the frame, in px of the screen, and its zoom. */
export interface Placing {
  x: number;
  y: number;
  zoom: number;
}

/** A picture that the user chose, and the part of it to keep. */
export interface CroppedImage {
  shape: ImageShape;
  image: HTMLImageElement;
  area: Area;
  /** The position and zoom for the next time the cropper is shown. */
  placing: Placing;
}

/**
 * The size of the picture that is made from an area: sharp on high-resolution screens, never larger than its source or
 * 1500 px.
 */
export function outputSize(shape: ImageShape, { width }: Pick<Area, 'width'>): { width: number; height: number } {
  const frame = FRAMES[shape];
  const wanted = Math.min(frame.width * DENSITY, width, LONGEST_SIDE);
  return { width: Math.round(wanted), height: Math.round((wanted * frame.height) / frame.width) };
}

/** Draws the kept part on a canvas, which gets its size. The area beyond the picture's edges stays transparent. */
export function drawCropped(canvas: HTMLCanvasElement, { shape, image, area }: Omit<CroppedImage, 'placing'>): void {
  const { width, height } = outputSize(shape, area);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas to draw on');
  const scale = width / area.width;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, -area.x * scale, -area.y * scale, image.naturalWidth * scale, image.naturalHeight * scale);
}

/** The kept part as a PNG. */
export function croppedPng(picture: Omit<CroppedImage, 'placing'>): Promise<Blob> {
  const canvas = document.createElement('canvas');
  drawCropped(canvas, picture);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))), 'image/png'),
  );
}
