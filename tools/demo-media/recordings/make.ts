/**
 * Records the beginning of the demo's episodes: what each is about, from its own text, read by a synthetic voice.
 *
 *   npm run demo:recordings               all of them
 *   npm run demo:recordings -- <slug>…    some
 *
 * Needs ffmpeg with libmp3lame, and Festival with a voice (Debian: festival, festvox-us-slt-hts). Writes
 * demo/media/recordings/<slug>.mp3 and .vtt (captions), and <slug>-trailer.mp3 and .vtt of restricted episodes, all
 * committed: starting and testing the site needs neither program.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { RECORDINGS_FOLDER } from '../../../demo/media'
import { demoPodcasts } from '../../../demo/podcasts'
import { webvtt } from '../videos/webvtt'
import { sentencesOf } from './sentences'

const VOICE = '(voice_cmu_us_slt_arctic_hts)'
const PAUSE_S = 0.4
/** How many sentences a trailer has. */
const TRAILER_SENTENCES = 4
/** Mono speech, at an even loudness. */
const SOUND = [
  '-af',
  'highpass=f=70,loudnorm=I=-18:TP=-2',
  '-ar',
  '32000',
  '-ac',
  '1',
  '-c:a',
  'libmp3lame',
  '-b:a',
  '40k',
]

const run = (program: string, args: readonly string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** Speaks a sentence into a file. @returns its length in seconds */
function speak(sentence: string, file: string): number {
  const text = `${file}.txt`
  fs.writeFileSync(text, sentence)
  run('text2wave', ['-eval', VOICE, text, '-o', file])
  return Number(run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file]))
}

/** Sentences one after the other, with a pause after each, as sound and captions of the same name. */
function record(name: string, sentences: readonly string[], folder: string): string {
  let fromS = 0
  const files: string[] = []
  const captions = sentences.map((text, i) => {
    const file = path.join(folder, `${name}-${i}.wav`)
    files.push(file)
    const cue = { from: fromS, to: fromS + speak(text, file), text }
    fromS = cue.to + PAUSE_S
    return cue
  })
  const inputs = files.flatMap((file) => ['-i', file])
  const padded = files.map((_, i) => `[${i}]apad=pad_dur=${PAUSE_S}[s${i}]`).join(';')
  const joined = `${files.map((_, i) => `[s${i}]`).join('')}concat=n=${files.length}:v=0:a=1`
  const whole = path.join(folder, `${name}.wav`)
  run('ffmpeg', ['-y', '-loglevel', 'error', ...inputs, '-filter_complex', `${padded};${joined}`, whole])
  const to = path.join(RECORDINGS_FOLDER, `${name}.mp3`)
  run('ffmpeg', ['-y', '-loglevel', 'error', '-i', whole, ...SOUND, '-fflags', '+bitexact', '-map_metadata', '-1', to])
  fs.writeFileSync(path.join(RECORDINGS_FOLDER, `${name}.vtt`), webvtt(captions))
  return `${name}: ${fromS.toFixed(1)} s, ${(fs.statSync(to).size / 1000).toFixed(0)} kB`
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((slug) => !demoPodcasts.some((episode) => episode.slug === slug))
if (unknown.length > 0) throw new Error(`No episode ${unknown.join(', ')}`)
fs.mkdirSync(RECORDINGS_FOLDER, { recursive: true })
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'recordings-'))
try {
  for (const episode of demoPodcasts) {
    if (wanted.length > 0 && !wanted.includes(episode.slug)) continue
    const sentences = sentencesOf(episode)
    console.log(record(episode.slug, sentences, folder))
    if (episode.requiredPlan === 'none') continue
    console.log(record(`${episode.slug}-trailer`, sentences.slice(0, TRAILER_SENTENCES), folder))
  }
} finally {
  fs.rmSync(folder, { recursive: true })
}
