// A bare server that takes uploads as the product does: all of a file in memory, its hash, a copy in a folder.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const server = createServer(async (req, res) => {
  const content = await buffer(req);
  const name = createHash('sha256').update(content).digest('hex');
  await writeFile(join(process.env.FOLDER ?? '.', name), content);
  res.end('{}');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
