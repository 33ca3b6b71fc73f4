/** Whether shortcuts are made with ⌘ rather than Ctrl; `platform` as `navigator.platform` tells it. */
export const isApple = (platform: string): boolean => /^(Mac|iP)/.test(platform)
