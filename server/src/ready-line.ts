/** Printed once the server answers. Programs parse this line, so its spaces are plain ones. */
export const readyLine = (url: string) => `Lettrine est prête : ${url}`
