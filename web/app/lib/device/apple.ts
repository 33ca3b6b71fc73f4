/** Whether shortcuts use ⌘ rather than Ctrl; `platform` as in `navigator.platform`. */
export const isApple = (platform: string): boolean => /^(Mac|iP)/.test(platform)
