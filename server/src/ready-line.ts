/** Printed once the server answers. Programs wait for this very line, so its spaces are plain ones. */
export const readyLine = (url: string) => `Lettrine est prête : ${url}`
