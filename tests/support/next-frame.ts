/** Waits until the browser has drawn what React renders for a change, such as a timer that was advanced. */
export async function nextFrame(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
}
