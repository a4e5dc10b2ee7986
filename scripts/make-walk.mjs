// Makes the walk of docs/somebody-in-distress.md and takes its pictures, in a real browser against the built app. The
// end-to-end test that makes the same walk holds what each picture says. The results are committed.
import { makePictures } from './lib/make-pictures.mjs';

await makePictures('distress-walk', 'DISTRESS_PICTURES', 'distress');
