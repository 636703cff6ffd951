// A thread for tests of RecordingReader: the first letter of a file says how it behaves.
const kept = [];

const BEHAVIOURS = {
  loop: () => {
    for (;;) Math.sqrt(kept.length);
  },
  hoard: () => {
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
  },
  fault: () => {
    throw new TypeError('a bug of the reader');
  },
  read: () => ({ status: 'absent' }),
};

export default ({ content }) => BEHAVIOURS[new TextDecoder().decode(content)]();
