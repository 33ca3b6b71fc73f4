/** A prompt: instructions, and the data they refer to. */
export type Prompt = {
  instructions: string
  data: string
  /** What a reply must never repeat: the delimiter, and the sentences of the instructions. */
  secrets: string[]
}

const shortestSecret = 40

/**
 * Puts the data, as one line of JSON, between two lines that carry a delimiter nobody can guess: no text inside
 * can pretend to end the data. `instructions` is told the delimiter.
 */
export function delimitedPrompt(
  instructions: (delimiter: string) => string,
  data: object,
  delimiter: string,
): Prompt {
  const told = instructions(delimiter)
  return {
    instructions: told,
    data: `<<<${delimiter}\n${JSON.stringify(data)}\n${delimiter}>>>`,
    secrets: [delimiter, ...told.split('\n').filter((line) => line.length >= shortestSecret)],
  }
}
