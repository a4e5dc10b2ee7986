// Makes the trip of docs/commuters-trip.md and takes its pictures, in a real browser against the built app. The
// end-to-end test that makes the same trip holds what each picture says. The results are committed.
import { makePictures } from './lib/make-pictures.mjs';

await makePictures('commuters-trip', 'TRIP_PICTURES', 'trip');
