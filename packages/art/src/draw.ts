import type { Picture, Stage } from './scene.ts';
import { bridge } from './scenes/bridge.ts';
import type { BridgeOptions } from './scenes/bridge.ts';
import { kettlebell } from './scenes/kettlebell.ts';
import type { KettlebellOptions } from './scenes/kettlebell.ts';
import { marey } from './scenes/marey.ts';
import type { MareyOptions } from './scenes/marey.ts';
import { mirrorball } from './scenes/mirrorball.ts';
import type { MirrorballOptions } from './scenes/mirrorball.ts';
import { portrait } from './scenes/portrait.ts';
import type { PortraitOptions } from './scenes/portrait.ts';
import { rink } from './scenes/rink.ts';
import type { RinkOptions } from './scenes/rink.ts';
import { skate } from './scenes/skate.ts';
import type { SkateOptions } from './scenes/skate.ts';
import { trails } from './scenes/trails.ts';
import type { TrailsOptions } from './scenes/trails.ts';
import { vinyl } from './scenes/vinyl.ts';
import type { VinylOptions } from './scenes/vinyl.ts';
import { wheel } from './scenes/wheel.ts';
import type { WheelOptions } from './scenes/wheel.ts';

/** A scene with its options. Every option has a default derived from the seed. */
export type SceneRequest =
  | ({ scene: 'skate' } & SkateOptions)
  | ({ scene: 'wheel' } & WheelOptions)
  | ({ scene: 'rink' } & RinkOptions)
  | ({ scene: 'trails' } & TrailsOptions)
  | ({ scene: 'marey' } & MareyOptions)
  | ({ scene: 'kettlebell' } & KettlebellOptions)
  | ({ scene: 'mirrorball' } & MirrorballOptions)
  | ({ scene: 'vinyl' } & VinylOptions)
  | ({ scene: 'bridge' } & BridgeOptions)
  | ({ scene: 'portrait' } & PortraitOptions);

export type SceneName = SceneRequest['scene'];

/** Computes the light and the marks of a scene, without printing them. */
export function draw(request: SceneRequest, stage: Stage): Picture {
  switch (request.scene) {
    case 'skate':
      return skate(stage, request);
    case 'wheel':
      return wheel(stage, request);
    case 'rink':
      return rink(stage, request);
    case 'trails':
      return trails(stage, request);
    case 'marey':
      return marey(stage, request);
    case 'kettlebell':
      return kettlebell(stage, request);
    case 'mirrorball':
      return mirrorball(stage, request);
    case 'vinyl':
      return vinyl(stage, request);
    case 'bridge':
      return bridge(stage, request);
    case 'portrait':
      return portrait(stage, request);
  }
}
