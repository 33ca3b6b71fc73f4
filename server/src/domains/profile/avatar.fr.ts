import type { PictureRefusal } from '../../platform/pictures/picture-scaler.ts'

/** Why a picture is refused, where the usual sentence does not say it. */
export const avatarRefusals: Partial<Record<PictureRefusal, string>> = {
  'too-many-pixels':
    'Cette image a trop de pixels\u00a0: choisissez-en une de moins de 64\u00a0millions de pixels, 24 pour un AVIF.',
  'too-narrow': 'Cette image est trop étroite\u00a0: sa longueur ne doit pas dépasser dix fois sa largeur.',
}
