/**
 * Where the focus goes when the list entry around `place` leaves: to the title of the next entry or of the one before,
 * and where there is none to the page.
 */
export function neighbourOf(place: Element): HTMLElement | null {
  const entry = place.closest('li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>(':is(h2, h3) a') ?? place.closest('main');
}
