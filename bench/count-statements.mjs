// Loaded into the product with --import. Counts the SQL statements that it sends, and returns the number on request.
import { pg } from './league.mjs';

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (...args) {
  statements += 1;
  return query.apply(this, args);
};
process.on('message', () => process.send({ statements }));
