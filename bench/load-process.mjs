// The load in a separate process. It gets what it shall send, and answers with the number of answers.
import { send } from './load.mjs';

process.on('message', (/** @type {any} */ what) => {
  send(what).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: error.message }),
  );
});
