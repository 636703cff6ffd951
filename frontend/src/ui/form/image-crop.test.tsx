import { croppedPng, outputSize } from './image-crop';

test.each([
  { shape: 'avatar', source: 4000, size: { width: 300, height: 300 }, why: 'twice the 150 px that are shown' },
  { shape: 'avatar', source: 90, size: { width: 90, height: 90 }, why: 'a small picture is not blown up' },
  { shape: 'logo', source: 4000, size: { width: 700, height: 700 }, why: 'twice the 350 px that are shown' },
  { shape: 'banner', source: 4000, size: { width: 1500, height: 300 }, why: 'twice 1000 px would be more than 1500' },
  { shape: 'banner', source: 803.4, size: { width: 803, height: 161 }, why: 'whole pixels' },
] as const)('$shape from $source px is $size.width × $size.height: $why', ({ shape, source, size }) => {
  expect(outputSize(shape, { width: source })).toEqual(size);
});

test('the kept part fills the picture, also where it reaches beyond the edges of its source', async () => {
  const drawn: unknown[] = [];
  const pen = { drawImage: (_: unknown, ...at: number[]) => drawn.push(at) } as unknown as CanvasRenderingContext2D;
  const png = new Blob(['png']);
  const canvas = { getContext: () => pen, toBlob: (done: (blob: Blob) => void) => done(png), width: 0, height: 0 };
  jest.spyOn(document, 'createElement').mockReturnValueOnce(canvas as unknown as HTMLCanvasElement);

  const image = { naturalWidth: 800, naturalHeight: 600 } as HTMLImageElement;
  const area = { x: -100, y: 50, width: 1400, height: 1400 };
  expect(await croppedPng({ shape: 'logo', image, area })).toBe(png);
  expect([canvas.width, canvas.height]).toEqual([700, 700]);
  expect(drawn).toEqual([[50, -25, 400, 300]]);
});
